import { calls, Problem, problemType, uploadErrors } from '@first-gong/contract';
import { demand, parse } from '../checks.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';

/** The smallest PNG: one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const put = async (world: World, bytes: Uint8Array, type: string) => {
  const { uploadUrl, method, cardImage } = await world.answer('presignedUrl', { query: { fileName: 'card.png' } });
  const response = await fetch(new URL(uploadUrl, world.url), {
    method,
    headers: { 'content-type': type },
    body: Buffer.from(bytes),
  });
  return { response, cardImage };
};

/** An image of a card's front that a request can name. */
export async function uploadImage(world: World): Promise<string> {
  const { response, cardImage } = await put(world, png, 'image/png');
  demand(response.ok, `refused an image with ${response.status}`);
  return cardImage;
}

/** Newsletter, places and the upload of an image (spec §2, §5). */
export const helpRules: readonly Rule[] = [
  {
    id: 'searchWord',
    section: '§5 Box office and kiosk search',
    says: 'a search word is required, and finds what has it in its name',
    async check(world) {
      for (const name of ['boxOfficeSearch', 'kioskSearch'] as const) {
        for (const q of ['', '   ']) await world.refused(name, { query: { q } }, 'searchWordRequired');
        demand(
          (await world.answer(name, { query: { q: 'no-such-place-at-all' } })).length === 0,
          'finds no such place',
        );
        const { data: places } = await world.visitor(calls[name], { query: { q: '灣' } });
        for (const place of places.slice(0, 1)) {
          const found = await world.answer(name, { query: { q: place.name } });
          demand(
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
    says: 'an email leaves the newsletter once, and one that does not get it is not found',
    async check(world) {
      const email = world.strangersEmail();
      await world.refused('unsubscribe', { query: { email } }, 'subscriberNotFound');
      await world.answer('subscribe', { body: { email } });
      await world.answer('unsubscribe', { query: { email } });
      await world.refused('unsubscribe', { query: { email } }, 'subscriberNotFound');
    },
  },
  {
    id: 'imageBytes',
    section: '§5 Transaction change request, §8 Files',
    says: 'what is uploaded has to be an image by its bytes, whatever it is called',
    async check(world) {
      await uploadImage(world);
      const { response } = await put(world, Buffer.from('<script>alert(1)</script>'), 'image/png');
      demand(!response.ok, `took a text as an image, with ${response.status}`);
      if (!(response.headers.get('content-type') ?? '').startsWith(problemType)) return;
      const [, problem] = Problem.validate(parse(await response.text()));
      const allowed: readonly (string | undefined)[] = uploadErrors;
      demand(allowed.includes(problem?.code), `says ${problem?.code}, which an upload does not`);
    },
  },
  {
    id: 'imageName',
    section: '§5 Transaction change request',
    says: 'a file that has no image’s name gets no address to be uploaded to',
    async check(world) {
      await world.refused('presignedUrl', { query: { fileName: 'card.exe' } }, 'imageWrongType');
      await world.refused('presignedUrl', { query: { fileName: '' } }, 'imageRequired');
    },
  },
];
