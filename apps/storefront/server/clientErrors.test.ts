import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClientErrors } from './clientErrors.js';

let time = 0;
let server: Server;
const log = vi.spyOn(console, 'error');
beforeEach(async () => {
  log.mockReset().mockImplementation(() => undefined);
  const take = createClientErrors(() => time);
  server = createServer(async (request, response) => {
    if (!(await take(request, response))) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const report = {
  kind: 'drawing',
  name: 'TypeError',
  frames: ['LoginRoute-x1y2.js:3:44'],
  page: 'login',
  build: 'main-a1b2.js',
  request: '1A2B3C4D',
};
const send = async (body: object | string) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/clientError`;
  return fetch(url, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
};

test('a report is one line of the log, with known fields only', async () => {
  expect((await send({ ...report, email: 'ho@example.com' })).status).toBe(204);
  expect(log).toHaveBeenCalledExactlyOnceWith('Browser error:', expect.any(String));
  expect(JSON.parse(String(log.mock.lastCall?.[1]))).toEqual(report);
});

test.each([
  ['words in a name', { ...report, name: 'ho@example.com' }],
  ['lines in a frame', { ...report, frames: ['a.js:1:2\nReference 1A2B3C4D: forged'] }],
  ['many frames', { ...report, frames: Array(100).fill('a.js:1:2') }],
  ['a long text', 'x'.repeat(100_000)],
  ['no JSON', '{'],
  ['null', 'null'],
  ['an object as a name', { ...report, name: { toString: 'x' } }],
  ['a missing field', { ...report, page: undefined }],
])('a report with %s is refused and leaves no line', async (_name, body) => {
  const response = await send(body).catch(() => null);
  expect(response?.status ?? 400).toBe(400);
  expect(log).not.toHaveBeenCalled();
});

test('there are at most 60 lines in a minute', async () => {
  for (let count = 0; count < 60; count += 1) await send(report);
  expect((await send(report)).status).toBe(429);
  expect(log).toHaveBeenCalledTimes(60);
  time += 60_000;
  expect((await send(report)).status).toBe(204);
});
