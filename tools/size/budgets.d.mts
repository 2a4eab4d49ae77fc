export interface Budget {
  readonly name: string;
  readonly entries: readonly string[];
  readonly limit: number;
  readonly besides: readonly string[];
}

export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

export const SHELL: readonly Budget[];
export function gameBudgets(
  manifest: Manifest,
  budgetOf?: (id: string) => { readonly kB: number } | undefined,
): readonly Budget[];
export function filesOf(manifest: Manifest, entry: string): ReadonlySet<string>;
