import low from 'lowdb';

/** Lists and records, each under its name, worked out when a request reads them. */
export interface View {
  lists: Readonly<Record<string, () => readonly object[]>>;
  records: Readonly<Record<string, () => object>>;
}

/**
 * A lowdb 1 database over a view, for json-server's router. It is for reading: what json-server would write is
 * dropped, and the guard lets no write through.
 * @returns `connect` puts the view in. Until then every list and record is empty: json-server reads each of them when
 * it makes its routes, only to see which are lists, and that must not make thousands of rows.
 */
export function createLowdb({ lists, records }: View): { database: low.Database; connect(): void } {
  const empty = {
    ...Object.fromEntries(Object.keys(lists).map((name) => [name, []])),
    ...Object.fromEntries(Object.keys(records).map((name) => [name, {}])),
  };
  const view = {};
  for (const [name, get] of Object.entries({ ...lists, ...records })) {
    Object.defineProperty(view, name, { enumerable: true, get });
  }
  const database = low({ read: () => empty, write: () => undefined });
  return { database, connect: () => void database.setState(view) };
}
