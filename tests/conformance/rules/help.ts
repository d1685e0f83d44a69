import { calls, Problem, problemType, uploadErrors } from '@first-gong/contract';
import { assert, parse } from '../checks.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';

/** The smallest PNG, one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const put = async (server: ExaminedServer, bytes: Uint8Array, type: string) => {
  const { uploadUrl, method, cardImage } = await server.call('presignedUrl', { query: { fileName: 'card.png' } });
  const response = await fetch(new URL(uploadUrl, server.url), {
    method,
    headers: { 'content-type': type },
    body: Buffer.from(bytes),
  });
  return { response, cardImage };
};

/** Uploads the image of a card and returns its key. */
export async function uploadImage(server: ExaminedServer): Promise<string> {
  const { response, cardImage } = await put(server, png, 'image/png');
  assert(response.ok, `refused an image with ${response.status}`);
  return cardImage;
}

/** Newsletter, places and image uploads (spec §2, §5). */
export const helpRules: readonly Rule[] = [
  {
    id: 'searchWord',
    section: '§5 Box office and kiosk search',
    statement: 'a search word is required, and finds the places with this word in their name',
    async check(server) {
      for (const name of ['boxOfficeSearch', 'kioskSearch'] as const) {
        for (const q of ['', '   ']) await server.expectRefusal(name, { query: { q } }, 'searchWordRequired');
        assert((await server.call(name, { query: { q: 'no-such-place-at-all' } })).length === 0, 'finds no such place');
        const { data: places } = await server.visitor(calls[name], { query: { q: '灣' } });
        for (const place of places.slice(0, 1)) {
          const found = await server.call(name, { query: { q: place.name } });
          assert(
            found.some(({ placeId }) => placeId === place.placeId),
            `does not find ${place.name} by its name`,
          );
        }
      }
    },
  },
  {
    id: 'unsubscribedOnce',
    section: '§8 Unsubscribe',
    statement: 'an email can unsubscribe once, and an email without a subscription is not found',
    async check(server) {
      const email = server.unusedEmail();
      await server.expectRefusal('unsubscribe', { query: { email } }, 'subscriberNotFound');
      await server.call('subscribe', { body: { email } });
      await server.call('unsubscribe', { query: { email } });
      await server.expectRefusal('unsubscribe', { query: { email } }, 'subscriberNotFound');
    },
  },
  {
    id: 'imageBytes',
    section: '§5 Transaction change request, §8 Files',
    statement: 'an uploaded file must be an image by its bytes, whatever its name',
    async check(server) {
      await uploadImage(server);
      const { response } = await put(server, Buffer.from('<script>alert(1)</script>'), 'image/png');
      assert(!response.ok, `accepted a text as an image, with ${response.status}`);
      if (!(response.headers.get('content-type') ?? '').startsWith(problemType)) return;
      const [, problem] = Problem.validate(parse(await response.text()));
      const allowed: readonly (string | undefined)[] = uploadErrors;
      assert(allowed.includes(problem?.code), `reports ${problem?.code}, which is not a code of uploads`);
    },
  },
  {
    id: 'imageName',
    section: '§5 Transaction change request',
    statement: 'a file without an image’s name gets no upload address',
    async check(server) {
      await server.expectRefusal('presignedUrl', { query: { fileName: 'card.exe' } }, 'imageWrongType');
      await server.expectRefusal('presignedUrl', { query: { fileName: '' } }, 'imageRequired');
    },
  },
];
