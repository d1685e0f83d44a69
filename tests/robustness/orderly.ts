import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyCall, callNames, callOf, Problem, problemType } from '@first-gong/contract';
import { expect } from 'vitest';

export const table = callNames.map((name) => [name, callOf(name)] as const);

/** A path with values for its parameters. */
export const pathOf = ({ path }: AnyCall): string => path.replace(/\{\w+\}/g, 'unknown');

/** Expects a success or an error of the catalogue, not a server fault. */
export async function expectOrderly(response: Response, what: string): Promise<void> {
  expect(response.status, what).toBeLessThan(500);
  if (response.status < 400) return;
  expect(response.headers.get('content-type'), what).toContain(problemType);
  const text = await response.text();
  expect(Problem.is(JSON.parse(text)), `${what}: ${text}`).toBe(true);
  expect(text, what).not.toMatch(/\bat .+:\d+:\d+/);
}

/** Contents of a data folder, byte for byte. */
export async function bytesOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const content = await readFile(join(folder, name)).catch(() => '');
    hash.update(name).update(content);
  }
  return hash.digest('hex');
}
