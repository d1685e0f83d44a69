import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./migrations/', import.meta.url);

/**
 * SQL that leads from each version of the database's schema to the next, by number. A file that a release has had never
 * changes: a change of the schema, or of the rows in it, is another file.
 */
export const migrations: readonly string[] = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
