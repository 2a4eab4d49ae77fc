import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * As much of a page as Preact needs to draw, and a test to press buttons: no layout, no focus, no browser. What needs
 * those is tested end to end.
 */
export interface SmallPage {
  /** All that is written on it, with what is hidden left out. */
  text(): string;
  /** Presses the button, or chooses the radio, of that name. Throws if there is none, or if it is disabled. */
  press(name: string): Promise<void>;
  /** The same of the last one of that name: a dialog is drawn after what it was opened from. */
  pressLast(name: string): Promise<void>;
  has(name: string): boolean;
  /** Lays a finger on the part with this class. */
  touch(part: string): Promise<void>;
  /** Lets everything that is due be drawn. */
  settle(): Promise<void>;
  close(): void;
}

type Listener = (this: SmallNode, event: object) => void;

class SmallNode {
  parentNode: SmallNode | null = null;
  readonly childNodes: SmallNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => undefined, cssText: '' };
  readonly listeners = new Map<string, Listener>();
  readonly ownerDocument = SMALL_DOCUMENT;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';

  readonly nodeType: number;
  readonly localName: string;
  data: string;

  constructor(nodeType: number, localName: string, data = '') {
    this.nodeType = nodeType;
    this.localName = localName;
    this.data = data;
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): SmallNode | null {
    const beside = this.parentNode?.childNodes ?? [];
    return beside[beside.indexOf(this) + 1] ?? null;
  }
  insertBefore(node: SmallNode, before: SmallNode | null): SmallNode {
    node.remove();
    node.parentNode = this;
    this.childNodes.splice(before === null ? this.childNodes.length : this.childNodes.indexOf(before), 0, node);
    return node;
  }
  appendChild(node: SmallNode): SmallNode {
    return this.insertBefore(node, null);
  }
  removeChild(node: SmallNode): void {
    node.remove();
  }
  remove(): void {
    const beside = this.parentNode?.childNodes;
    beside?.splice(beside.indexOf(this), 1);
    this.parentNode = null;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type.toLowerCase(), listener);
  }
  removeEventListener(type: string): void {
    this.listeners.delete(type.toLowerCase());
  }
  showModal(): void {}
  close(): void {}
  hidePopover(): void {}
  focus(): void {}
  scrollTo(): void {}
  querySelector(): null {
    return null;
  }
}

const SMALL_DOCUMENT = {
  title: '',
  activeElement: null,
  visibilityState: 'visible',
  querySelector: (): null => null,
  addEventListener: (): void => undefined,
  removeEventListener: (): void => undefined,
  createElementNS: (_: string, name: string): SmallNode => new SmallNode(1, name),
  createElement: (name: string): SmallNode => new SmallNode(1, name),
  createTextNode: (data: string): SmallNode => new SmallNode(3, '#text', data),
};

const all = (node: SmallNode): readonly SmallNode[] => [node, ...node.childNodes.flatMap(all)];

const textOf = (node: SmallNode): string =>
  node.attributes.has('hidden') ? '' : node.nodeType === 3 ? node.data : node.childNodes.map(textOf).join('');

const nameOf = (node: SmallNode): string => node.attributes.get('aria-label') ?? textOf(node);

function pressable(root: SmallNode, name: string): readonly SmallNode[] {
  return all(root).filter(node => {
    if (node.localName === 'button') return nameOf(node) === name;
    return node.localName === 'input' && node.parentNode !== null && textOf(node.parentNode) === name;
  });
}

/** Draws it, with fake timers running: a test says how much time passes. */
async function smallPage(what: ComponentChild): Promise<SmallPage> {
  vi.stubGlobal('document', SMALL_DOCUMENT);
  vi.stubGlobal('location', { hash: '' });
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', { scrollTo: () => undefined, ...deaf });
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...deaf }));
  const root = new SmallNode(1, 'body');
  const settle = async (): Promise<void> => {
    // Drawing is put off to a microtask, and effects until after the next frame.
    for (let n = 0; n < 4; n++) await vi.advanceTimersByTimeAsync(50);
  };
  async function press(name: string, node: SmallNode | undefined): Promise<void> {
    if (!node) throw new Error(`There is no “${name}” to press in: ${textOf(root)}`);
    if (node.attributes.has('disabled')) throw new Error(`“${name}” cannot be pressed now`);
    const type = node.localName === 'button' ? 'click' : 'change';
    node.listeners.get(type)?.call(node, { type, target: node, currentTarget: node, timeStamp: Date.now() });
    await settle();
  }
  render(what, root as unknown as Element);
  await settle();
  return {
    text: () => textOf(root),
    has: name => pressable(root, name).length > 0,
    press: name => press(name, pressable(root, name)[0]),
    pressLast: name => press(name, pressable(root, name).at(-1)),
    async touch(part) {
      const node = all(root).find(({ attributes }) => attributes.get('class') === part);
      if (!node) throw new Error(`There is no ${part} to touch.`);
      node.listeners.get('pointerdown')?.call(node, { type: 'pointerdown', target: node, currentTarget: node });
      await settle();
    },
    settle,
    close: () => render(null, root as unknown as Element),
  };
}

/** For the tests of one file: draws pages, and clears them away after each test. */
export function pages(): (what: ComponentChild) => Promise<SmallPage> {
  const open: SmallPage[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    for (const page of open.splice(0)) page.close();
    // Preact waits for what it has put off; left undone, it would put off nothing more in the next test.
    await vi.advanceTimersByTimeAsync(200);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return async what => {
    const page = await smallPage(what);
    open.push(page);
    return page;
  };
}
