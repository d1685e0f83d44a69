import type { Lang } from '@first-gong/domain';
import { expect, type Page } from '@playwright/test';
import { textsOf } from './shop.js';

/** A red photo with text in its metadata, like a camera's. */
const secret = 'made by the phone of Chan Hoi-ching';
async function photoOf(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(856, 540);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser draws nothing.');
    context.fillStyle = '#c00';
    context.fillRect(0, 0, canvas.width, canvas.height);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
  });
  const comment = Buffer.from(secret);
  // A comment segment right after the start of the image.
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  return Buffer.concat([Buffer.from(bytes.slice(0, 2)), segment, Buffer.from(bytes.slice(2))]);
}

/** Chooses the photo of a card, and confirms the redaction. */
export async function addPhoto(page: Page, lang: Lang): Promise<void> {
  const { t } = textsOf(lang);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photoOf(page) });
  for (const name of ['checkSeen', 'checkDigits', 'checkDate'] as const) {
    await page.getByRole('checkbox', { name: t(`changeRequest.${name}`), exact: true }).check();
  }
}

/** Keeps the body of the upload, because browsers do not show tests a blob's bytes. */
export const keepWhatIsSent = (page: Page) =>
  page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentPicture: body });
      send.call(this, body);
    };
  });
const pictureSent = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async () => {
      const { sentPicture } = window as unknown as { sentPicture: Blob };
      return [...new Uint8Array(await sentPicture.arrayBuffer())];
    }),
  );

/** The colours of a picture at some positions, as shares of its width and height. */
const coloursOf = (page: Page, picture: Buffer, places: { x: number; y: number }[]) =>
  page.evaluate(
    async ({ bytes, places }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser draws nothing.');
      context.drawImage(bitmap, 0, 0);
      return places.map(({ x, y }) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data;
        return red > 150 && green < 60 && blue < 60 ? 'red' : red + green + blue < 60 ? 'black' : 'other';
      });
    },
    { bytes: [...picture], places },
  );

/** Expects black over the middle eight digits and the date, the original colour in a corner, and no metadata. */
export async function expectCovered(page: Page): Promise<void> {
  const picture = await pictureSent(page);
  const places = [
    { x: 0.5, y: 0.575 },
    { x: 0.63, y: 0.77 },
    { x: 0.02, y: 0.02 },
  ];
  expect(await coloursOf(page, picture, places)).toEqual(['black', 'black', 'red']);
  expect(picture.includes(secret)).toBe(false);
}
