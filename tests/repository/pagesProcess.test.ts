import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPages } from '../../scripts/pagesProcess.js';

/** A pages server that responds with its process id, and exits after `/end`. */
const script = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    response.end(String(process.pid), () => request.url === '/end' && process.exit(3));
  });
  server.listen(0, '127.0.0.1', () => process.send('http://127.0.0.1:' + server.address().port));
`;

test('a pages server that ended starts again, and requests wait for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const file = join(folder, 'pages.mjs');
  writeFileSync(file, script);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const pages = await startPages(pathToFileURL(file), [], () => process.env);
  const shop = createServer((request, response) => {
    response.setHeader('X-Request-Id', '0123ABCD');
    pages.handler(request, response, () => response.writeHead(503).end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    pages.end();
    shop.close();
    said.mockRestore();
    rmSync(folder, { recursive: true });
  });
  await once(shop, 'listening');
  const ask = (path: string) => fetch(`http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}`);

  const first = await (await ask('/')).text();
  expect(await (await ask('/end')).text()).toBe(first);
  await expect.poll(() => said.mock.calls.flat()).toEqual(['The pages server ended with 3. It starts again.']);
  const waiting = await ask('/');
  expect(waiting.status).toBe(200);
  expect(await waiting.text()).not.toBe(first);
  await expect.poll(pages.waiting).toBe(0);
});

test('a pages server that ends before it listens is an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pages.mjs');
  writeFileSync(file, 'process.exit(4)');
  await expect(startPages(pathToFileURL(file), [], () => process.env)).rejects.toThrow(
    'The pages server ended with 4. Its output has the reason; npm run build makes its files again.',
  );
});
