export function documentedCommands(doc: string): readonly string[];
export function exampleId(commands: readonly string[]): string;
export function runIn(tree: string, commands: readonly string[]): { readonly status: number | null };
export function problemsIn(tree: string, id: string): readonly string[];
