import low from 'lowdb';

/**
 * A lowdb 1 database for json-server's router whose collections are worked out when they are asked for.
 * It is a view for reading: what json-server would write goes nowhere, and the guard lets no write through.
 */
export function createLowdb(collections: Record<string, () => readonly object[]>): object {
  const state = {};
  for (const [name, get] of Object.entries(collections)) Object.defineProperty(state, name, { enumerable: true, get });
  return low({ read: () => state, write: () => undefined });
}
