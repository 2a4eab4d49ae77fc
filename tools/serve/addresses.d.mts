import type { NetworkInterfaceInfo } from 'node:os';

export declare function onLocalNetwork(
  interfaces?: Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'family' | 'internal' | 'address'>[]>>,
): readonly string[];

export declare function hostNames(name?: string): readonly string[];
