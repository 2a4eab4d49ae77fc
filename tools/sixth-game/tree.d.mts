export function copiedTree(...paths: readonly string[]): { readonly path: string; remove(): void };
