import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./migrations/', import.meta.url);

/** SQL from each schema version to the next, by number. Released files never change; add a new file instead. */
export const migrations: readonly string[] = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
