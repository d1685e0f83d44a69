import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Problem, problemType } from '@first-gong/contract';
import { formThrottle, upload } from '@first-gong/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jpeg, jpegOf } from '../../fake-api/src/testing/images.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let before: string[] = [];
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
beforeEach(async () => {
  // Expires the previous test's throttle.
  shop.advance(formThrottle.window);
  before = await files();
});
afterAll(() => shop.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const webp = Buffer.concat([Buffer.from('RIFF\x40\0\0\0WEBPVP8X', 'latin1'), Buffer.alloc(64)]);
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(64)]);

const targetOf = (fileName = 'card.jpg') => shop.call('presignedUrl', { query: { fileName } });
const put = (uploadUrl: string, body: Buffer | string, headers: Record<string, string> = {}) =>
  fetch(shop.url + uploadUrl, { method: 'PUT', body: new Uint8Array(Buffer.from(body)), headers });
const folder = () => join(shop.dataDir, 'uploads');
const files = () => readdir(folder()).catch((): string[] => []);
/** Files of this test. */
const kept = async () => (await files()).filter((file) => !before.includes(file));

/** Expects a rejected upload: an error of the catalogue, and no file. */
async function refusal(response: Response) {
  expect(response.headers.get('content-type')).toContain(problemType);
  const problem: unknown = await response.json();
  expect(Problem.is(problem)).toBe(true);
  expect(await kept()).toEqual([]);
  return { status: response.status, code: Problem.is(problem) ? problem.code : null };
}

describe('§7 presignedUrl', () => {
  test.each([
    ['card.jpg', jpeg],
    ['CARD.JPEG', jpeg],
    ['card.png', png],
    ['卡面.webp', webp],
  ])('gives an upload address for the card image %s, which keeps its bytes', async (fileName, bytes) => {
    const target = await targetOf(fileName);
    expect(target).toMatchObject({ method: 'PUT', uploadUrl: `/fake/upload/${target.cardImage}` });
    expect(Date.parse(target.expiresAt) - shop.now()).toBe(upload.validity);
    expect((await put(target.uploadUrl, bytes)).status).toBe(204);
    const [file = ''] = await kept();
    expect(await readFile(join(folder(), file))).toEqual(bytes);
  });

  test('returns a different address each time, which cannot be guessed', async () => {
    const keys = [(await targetOf()).cardImage, (await targetOf()).cardImage];
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key.length).toBeGreaterThanOrEqual(24);
  });

  test.each(['card', 'card.svg', 'card.heic', 'card.jpg.exe', 'card.pdf', '.jp', '__proto__'])(
    '§5 refuses a file that is no image by its name: %s',
    async (fileName) => {
      expect(await shop.ask('presignedUrl', { query: { fileName } })).toMatchObject({
        status: 422,
        body: { code: 'imageWrongType', errors: [{ field: 'fileName' }] },
      });
    },
  );

  test('§5 requires the name of an image', async () => {
    expect(await shop.ask('presignedUrl', { query: { fileName: ' ' } })).toMatchObject({
      body: { code: 'imageRequired' },
    });
  });

  test('writes nothing to a path in a file name', async () => {
    const wayOut = '../../first-gong-escaped.jpg';
    const { uploadUrl } = await targetOf(wayOut);
    expect(uploadUrl).not.toContain('..');
    await put(uploadUrl, jpeg);
    const [file = ''] = await kept();
    expect(file).toMatch(/^[\w-]{24}\.jpg$/);
    await expect(stat(join(shop.dataDir, 'uploads', wayOut))).rejects.toThrow('ENOENT');
    expect((await put('/fake/upload/..%2F..%2Fetc%2Fpasswd', jpeg)).status).toBe(403);
    expect((await put('/fake/upload/%E0%A4%A', jpeg)).status).toBe(400);
  });
});

describe('§5 §8 the card-front image must be an image file', () => {
  test.each([
    ['a zip', zip],
    ['a drawing with script in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['noise', Buffer.alloc(2000, 7)],
  ])('refuses %s by its bytes, whatever it calls itself', async (_what, bytes) => {
    const { uploadUrl } = await targetOf('card.jpg');
    const refused = await put(uploadUrl, bytes, { 'content-type': 'image/jpeg' });
    expect(await refusal(refused)).toEqual({ status: 422, code: 'imageWrongType' });
    expect((await put(uploadUrl, jpeg, { 'content-type': 'text/plain' })).status).toBe(204);
  });

  test('requires the image when the body is empty', async () => {
    const { uploadUrl } = await targetOf();
    expect(await refusal(await put(uploadUrl, ''))).toEqual({ status: 422, code: 'imageRequired' });
  });

  test('refuses more than 5 MB, announced or not', async () => {
    const { uploadUrl } = await targetOf();
    const large = Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]);
    expect(await refusal(await put(uploadUrl, large))).toEqual({ status: 413, code: 'imageTooLarge' });
    const piecemeal = new ReadableStream({
      start(stream) {
        for (let from = 0; from < large.length; from += 65_536) stream.enqueue(large.subarray(from, from + 65_536));
        stream.close();
      },
    });
    const init = { method: 'PUT', body: piecemeal, duplex: 'half' } satisfies RequestInit & { duplex: string };
    expect(await refusal(await fetch(shop.url + uploadUrl, init))).toEqual({ status: 413, code: 'imageTooLarge' });
    const largest = Buffer.concat([jpeg, Buffer.alloc(upload.maxBytes - jpeg.length)]);
    expect((await put(uploadUrl, largest)).status).toBe(204);
  });

  test.each([
    [65_500, 65_500, 'imageTooLarge'],
    [8000, 6251, 'imageTooLarge'],
    [0, 540, 'imageWrongType'],
  ])('refuses a small file that claims %s × %s pixels', async (width, height, code) => {
    const { uploadUrl } = await targetOf();
    expect((await refusal(await put(uploadUrl, jpegOf(width, height)))).code).toBe(code);
    expect((await put(uploadUrl, jpegOf(8000, 6250))).status).toBe(204);
  });

  test('refuses compressed bodies', async () => {
    const { uploadUrl } = await targetOf();
    expect((await put(uploadUrl, jpeg, { 'content-encoding': 'gzip' })).status).toBeGreaterThanOrEqual(400);
    expect(await kept()).toEqual([]);
  });
});

describe('an upload address', () => {
  test('§8 returns 403 with the server’s message when it is unknown, or 10 minutes old', async () => {
    expect(await refusal(await put('/fake/upload/nobodys', jpeg))).toEqual({ status: 403, code: 'forbidden' });
    expect(await refusal(await put('/fake/upload/__proto__', jpeg))).toEqual({ status: 403, code: 'forbidden' });
    const { uploadUrl } = await targetOf();
    shop.advance(upload.validity);
    expect(await refusal(await put(uploadUrl, jpeg))).toEqual({ status: 403, code: 'forbidden' });
  });

  test('accepts one image of two, at once and one after the other', async () => {
    const { uploadUrl } = await targetOf();
    const both = await Promise.all([put(uploadUrl, jpeg), put(uploadUrl, png)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect((await put(uploadUrl, webp)).status).toBe(403);
    expect(await kept()).toHaveLength(1);
  });

  test('receives one image at a time: 39 of 40 parallel uploads are refused before they send it', async () => {
    const { uploadUrl } = await targetOf();
    const headers = { 'content-length': jpeg.length };
    const uploads = Array.from({ length: 40 }, () => {
      const sent = request(shop.url + uploadUrl, { method: 'PUT', headers });
      const status = new Promise<number | undefined>((resolve, reject) => {
        sent.on('response', (response) => resolve(response.resume().statusCode));
        sent.on('error', reject);
      });
      sent.write(jpeg.subarray(0, 10));
      return { sent, status };
    });
    const refused = new Promise<void>((resolve) => {
      let count = 0;
      for (const { status } of uploads) {
        void status.then((code) => {
          count += code === 403 ? 1 : 0;
          if (count === 39) resolve();
        });
      }
    });
    await refused;
    for (const { sent } of uploads) sent.end(jpeg.subarray(10));
    expect((await Promise.all(uploads.map(({ status }) => status))).filter((code) => code === 204)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  test('receives eight images of a network address at a time, and others when these are there or given up', async () => {
    const targets: string[] = [];
    for (let count = 0; count <= upload.atOnce.perAddress; count += 1) targets.push((await targetOf()).uploadUrl);
    const [late = '', ...early] = targets;
    const slow = early.map((uploadUrl) => {
      const sent = request(shop.url + uploadUrl, { method: 'PUT', headers: { 'content-length': jpeg.length } });
      sent.on('error', () => undefined);
      sent.write(jpeg.subarray(0, 10));
      return sent;
    });
    // Eight uploads in progress.
    await expect.poll(async () => (await kept()).length).toBe(upload.atOnce.perAddress);
    expect((await put(late, jpeg)).status).toBe(429);
    for (const sent of slow) sent.destroy();
    await expect.poll(async () => (await put(late, jpeg)).status).toBe(204);
    await expect.poll(async () => (await kept()).length).toBe(1);
  });

  test('ends uploads that do not arrive in a minute, so that others have their places', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const targets = await Promise.all(Array.from({ length: upload.atOnce.perAddress }, () => targetOf()));
    const broken = targets.map(({ uploadUrl }) => {
      const slow = request(shop.url + uploadUrl, { method: 'PUT', headers: { 'content-length': jpeg.length } });
      slow.write(jpeg.subarray(0, 10));
      return new Promise((done) => slow.on('error', done));
    });
    const { uploadUrl } = await targetOf();
    await expect.poll(async () => (await put(uploadUrl, jpeg)).status).toBe(429);
    vi.advanceTimersByTime(upload.longest - 1);
    expect((await put(uploadUrl, jpeg)).status).toBe(429);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await Promise.all(broken);
    await expect.poll(async () => (await put(uploadUrl, jpeg)).status).toBe(204);
  });

  test('does not block other requests during a slow upload, and refuses it when its time is over at the end', async () => {
    const { uploadUrl } = await targetOf();
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-length': jpeg.length };
      const slow = request(shop.url + uploadUrl, { method: 'PUT', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      slow.on('error', reject);
      slow.write(jpeg.subarray(0, 10), async () => {
        await shop.call('boxOfficeSearch', { query: { q: '沙田' } });
        shop.advance(upload.validity);
        slow.end(jpeg.subarray(10));
      });
    });
    expect(await answered).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test.each(['GET', 'POST', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const { uploadUrl } = await targetOf();
    const response = await fetch(shop.url + uploadUrl, {
      method,
      ...(method !== 'GET' && { body: new Uint8Array(jpeg) }),
    });
    expect(response.headers.get('allow')).toBe('PUT');
    expect(await refusal(response)).toEqual({ status: 405, code: 'methodNotAllowed' });
  });

  test('loses unused images and files of interrupted writes at the next start', async () => {
    const { uploadUrl } = await targetOf();
    await put(uploadUrl, jpeg);
    await writeFile(join(folder(), 'broken.jpg.tmp'), 'half');
    const { dataDir } = shop;
    const now = shop.now();
    await shop.stop();
    shop = await openShop({ dataDir, now: () => now });
    expect(await kept()).toHaveLength(1);
    await shop.stop();
    shop = await openShop({ dataDir, now: () => now + upload.validity });
    expect(await files()).toEqual([]);
  });
});
