export interface Sign {
  readonly path: string;
  readonly word: string;
}
export const SIGNS: readonly Sign[] = [];
