import { beforeEach, expect, test } from 'vitest';
import { createDocumentCache } from './documentCache.js';

let time = 0;
let rendered: string[] = [];
beforeEach(() => {
  time = 0;
  rendered = [];
});

const open = (max?: number) => {
  const cached = createDocumentCache(() => time, max);
  return (key: string, lifetime = 10) =>
    cached(key, async () => {
      rendered.push(key);
      return { status: 200, body: Buffer.from(key), policy: '', freshUntil: time + lifetime };
    });
};

test('a document is rendered once while it is fresh, and again when it is not', async () => {
  const get = open();
  await get('home');
  time = 9;
  expect(String((await get('home')).body)).toBe('home');
  expect(rendered).toEqual(['home']);
  time = 10;
  await get('home');
  expect(rendered).toEqual(['home', 'home']);
});

test('requests at the same time share one rendering', async () => {
  const get = open();
  await Promise.all([get('home'), get('home'), get('home')]);
  expect(rendered).toEqual(['home']);
});

test('the document that is asked for most stays when others fill the cache', async () => {
  const get = open(3);
  for (const key of ['home', 'a', 'b', 'home', 'c', 'home', 'd', 'home']) await get(key);
  expect(rendered).toEqual(['home', 'a', 'b', 'c', 'd']);
});

test('a rendering that fails is tried anew by the next request', async () => {
  const cached = createDocumentCache(() => time);
  await expect(cached('home', () => Promise.reject(new Error('the API is away')))).rejects.toThrow('away');
  expect(
    (await cached('home', async () => ({ status: 200, body: Buffer.of(), policy: '', freshUntil: 1 }))).status,
  ).toBe(200);
});
