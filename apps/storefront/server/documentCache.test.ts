import { beforeEach, expect, test } from 'vitest';
import { createDocumentCache } from './documentCache.js';

let time = 0;
let rendered: string[] = [];
beforeEach(() => {
  time = 0;
  rendered = [];
});

const open = (maxSize?: number) => {
  const cached = createDocumentCache(() => time, maxSize);
  return (key: string, lifetime = 10, body = Buffer.from(key)) =>
    cached(key, async () => {
      rendered.push(key);
      return { status: 200, body, policy: '', closed: false, madeAt: time, freshUntil: time + lifetime };
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
  const get = open(3500);
  const kilobyte = Buffer.alloc(1000);
  for (const key of ['home', 'a', 'b', 'home', 'c', 'home', 'd', 'home']) await get(key, 10, kilobyte);
  expect(rendered).toEqual(['home', 'a', 'b', 'c', 'd']);
});

test('documents and their keys are never more than the limit in bytes', async () => {
  const get = open(10_000);
  const longKey = 'k'.repeat(4000);
  for (const [key, size] of [
    ['large', 9000],
    ['too large', 20_000],
    [longKey, 1000],
  ] as const) {
    await get(key, 10, Buffer.alloc(size));
  }
  expect(rendered).toHaveLength(3);
  // The long key displaced the large document, and the cache never kept the third one.
  for (const key of [longKey, 'too large', 'large']) await get(key);
  expect(rendered.slice(3)).toEqual(['too large', 'large']);
});

test('a document that is not fresh when it is rendered is not kept', async () => {
  const get = open(10_000);
  await get('lost', 10, Buffer.alloc(9000));
  await get('failed', 0, Buffer.alloc(9000));
  await get('lost');
  expect(rendered).toEqual(['lost', 'failed']);
});

test('a rendering that fails is tried anew by the next request', async () => {
  const cached = createDocumentCache(() => time);
  await expect(cached('home', () => Promise.reject(new Error('the API is away')))).rejects.toThrow('away');
  expect(
    (
      await cached('home', async () => ({
        status: 200,
        body: Buffer.of(),
        policy: '',
        closed: false,
        madeAt: 0,
        freshUntil: 1,
      }))
    ).status,
  ).toBe(200);
});
