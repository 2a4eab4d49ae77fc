/** Web Locks for tests: as many tabs as share this object. */
export function memoryLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Set<string>();

  async function request(
    name: string,
    _options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  }

  return {
    // The browser's overloads; the app always passes options.
    request: request as LockManager['request'],
    query: async () => ({ held: [...held].map(name => ({ name })) }),
  };
}
