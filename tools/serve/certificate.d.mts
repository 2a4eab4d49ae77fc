export interface Wanted {
  readonly dir: string;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly now?: number;
}

export declare function certificate(wanted: Wanted): Promise<{ readonly pem: string; readonly kept: boolean }>;
