import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createListCache } from './listCache.js';

let version = '';
let made = 0;
let url = '';
const cache = createListCache();
const app = express().get('/:key', (request, response) => {
  const { key } = request.params;
  if (cache.sendKept(request, response, key, version)) return;
  made += 1;
  cache.keepAndSend(request, response, key, version, { body: [key, version], total: 1 });
});
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  made = 0;
});

const ask = async (key: string) => (await fetch(`${url}/${key}`)).json();

test('§7 a list is made once for each version, and for each question', async () => {
  version = 'one';
  for (let again = 0; again < 3; again += 1) expect(await ask('a')).toEqual(['a', 'one']);
  expect(made).toBe(1);
  expect(await ask('b')).toEqual(['b', 'one']);
  expect(made).toBe(2);
  version = 'two';
  for (let again = 0; again < 3; again += 1) expect(await ask('a')).toEqual(['a', 'two']);
  expect(made).toBe(3);
});

test('§7 what was asked for longest ago is forgotten first', async () => {
  version = 'three';
  await ask('first');
  await ask('second');
  for (let other = 0; other < 299; other += 1) {
    await ask(`other ${other}`);
    if (other === 100) await ask('first');
  }
  made = 0;
  await ask('first');
  expect(made).toBe(0);
  await ask('second');
  expect(made).toBe(1);
});
