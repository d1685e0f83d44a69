import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyCall, callNames, callOf, Problem, problemType } from '@first-gong/contract';
import { expect } from 'vitest';

/** Every call of the table, with its name. */
export const table = callNames.map((name) => [name, callOf(name)] as const);

/** A path of the table with something in the place of its parameters. */
export const pathOf = ({ path }: AnyCall): string => path.replace(/\{\w+\}/g, 'unknown');

/** Every answer that is not a good one is a problem of the catalogue, and none is the server's fault. */
export async function expectOrderly(response: Response, what: string): Promise<void> {
  expect(response.status, what).toBeLessThan(500);
  if (response.status < 400) return;
  expect(response.headers.get('content-type'), what).toContain(problemType);
  const text = await response.text();
  expect(Problem.is(JSON.parse(text)), `${what}: ${text}`).toBe(true);
  expect(text, what).not.toMatch(/\bat .+:\d+:\d+/);
}

/** The files of a data folder, byte for byte. */
export async function bytesOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const content = await readFile(join(folder, name)).catch(() => '');
    hash.update(name).update(content);
  }
  return hash.digest('hex');
}
