import { parseAst } from 'vite';

/*
 * A test whose every assertion stands in a loop passes when the loop runs over nothing. Such a test must also say, after
 * the loop, how often it ran. Loops that cannot be empty (a list or a range written out) are no matter.
 */

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Where in a source file such tests begin. */
export function lonelyLoops(source: string, lang: 'ts' | 'tsx' = 'ts'): readonly string[] {
  const program = parseAst(source, { lang }) as unknown as Node;
  const lists = writtenLists(program);
  return testsIn(program)
    .filter(({ body }) => {
      const found = assertionsIn(body, lists, false);
      return found.length > 0 && found.every(isLonely => isLonely);
    })
    .map(({ title }) => title);
}

function testsIn(node: Node): readonly { readonly title: string; readonly body: Node }[] {
  const found = childrenOf(node).flatMap(testsIn);
  if (node.type !== 'CallExpression' || !isTest(node.callee)) return found;
  const [title, ...rest] = (node.arguments as readonly Node[]) ?? [];
  const body = rest.find(({ type }) => type === 'ArrowFunctionExpression');
  return body ? [...found, { title: textOf(title), body }] : found;
}

const isTest = (callee: unknown): boolean => {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'test';
  return callee.type === 'CallExpression' && isNode(callee.callee) && rootOf(callee.callee) === 'test';
};

const textOf = (title: Node | undefined): string => (typeof title?.value === 'string' ? title.value : 'a test');

const rootOf = (node: Node): string => {
  if (node.type === 'Identifier') return String(node.name);
  const inner = node.object ?? node.callee;
  return isNode(inner) ? rootOf(inner) : '';
};

/** For every assertion, whether it may never be made. */
function assertionsIn(node: Node, lists: ReadonlySet<string>, isInLoop: boolean): readonly boolean[] {
  if (node.type === 'CallExpression' && isNode(node.callee) && isAssertion(node.callee)) return [isInLoop];
  const lonely = isInLoop || mayBeEmpty(node, lists);
  return childrenOf(node).flatMap(child => assertionsIn(child, lists, lonely));
}

const isAssertion = (callee: Node): boolean => /^(expect|check|says)/.test(rootOf(callee));

function mayBeEmpty(node: Node, lists: ReadonlySet<string>): boolean {
  if (node.type === 'ForOfStatement') return !isWritten(node.right as Node, lists);
  if (node.type === 'WhileStatement') return true;
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return false;
  const { property, object } = node.callee;
  return isNode(property) && property.name === 'forEach' && !isWritten(object as Node, lists);
}

/** Lists that are written out in the file, or kept as a constant. */
function isWritten(node: Node, lists: ReadonlySet<string>): boolean {
  if (node.type === 'ArrayExpression')
    return (node.elements as readonly Node[]).some(one => one.type !== 'SpreadElement');
  if (node.type === 'Identifier') return lists.has(String(node.name)) || /^[A-Z][A-Z_]*$/.test(String(node.name));
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return isWritten(node.expression as Node, lists);
  if (node.type !== 'CallExpression') return false;
  const args = node.arguments as readonly Node[];
  const whose = isNode(node.callee) ? rootOf(node.callee) : '';
  if (whose === 'Object') return args[0] !== undefined && isWritten(args[0], lists);
  return /^(seatsOf|viewersOf|Array|[A-Z][A-Z_]*)$/.test(whose);
}

function writtenLists(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init) && isWritten(node.init, names)) {
      names.add(String(node.id.name));
    }
    childrenOf(node).forEach(look);
  };
  look(program);
  return names;
}
