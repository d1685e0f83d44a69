import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { logInAs, newMember } from './members.js';
import { buyByCall, findOffer, listenForComplaints, takenOver, textsOf } from './shop.js';

const lang = 'en_us';
const WEEKS = 28 * 24 * 60 * 60_000;

/** A red photo with a text in its metadata, as a camera makes one. */
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

/** Chooses the photo of a card, and confirms what the bars cover. */
async function addPhoto(page: Page): Promise<void> {
  const { t } = textsOf(lang);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photoOf(page) });
  for (const name of ['checkSeen', 'checkDigits', 'checkDate'] as const) {
    await page.getByRole('checkbox', { name: t(`changeRequest.${name}`) }).check({ force: true });
  }
}

/** Keeps the body of the upload: the browser does not tell tests the bytes of a blob. */
const keepWhatIsSent = (page: Page) =>
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

/** The colours of a picture at some places, as shares of its width and height. */
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

test('§3 §5 §9 a member has tickets sent by courier: the card is covered before it leaves the browser, the fee is paid, the transaction shows the request', async ({
  page,
  request,
}) => {
  const { t, format } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const offer = await findOffer(
    request,
    lang,
    ({ performance }) => Date.parse(performance.startsAt) > Date.now() + WEEKS,
    20,
  );
  const headers = await logInAs(page, request, await newMember(request));
  const { transactionNumber } = await buyByCall(request, headers, offer);

  await page.goto(`/${lang}/Member/TransactionDetail.html?transactionNumber=${transactionNumber}`);
  await page
    .locator('main')
    .getByRole('link', { name: t('transaction.changeCollection') })
    .click();
  await page.waitForURL(/DeliveryChangeRequest\.html/);
  await takenOver(page);
  await expect(page.getByLabel(t('changeRequest.transactionNumber'))).toHaveValue(transactionNumber);
  await page.getByLabel(t('deliveryChange.contactName')).fill('Chan Hoi-ching');
  await page.getByLabel(t('deliveryChange.mobile')).fill('51234567');
  await page.getByLabel(t('deliveryChange.address'), { exact: true }).fill('Flat 3A, 18 Cornet Street, Tai Hang');
  await page.getByRole('radio', { name: t('deliveryChange.delivery') }).check({ force: true });

  // A file whose name lies is refused; the photo of the card is covered, and only then sent.
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') });
  await expect(page.getByText(t('changeRequest.wrongType'))).toBeVisible();
  await addPhoto(page);
  await keepWhatIsSent(page);
  await page.getByRole('button', { name: t('changeRequest.cover'), exact: true }).click();
  await expect(page.getByText(/The covered picture is uploaded/)).toBeVisible();
  const picture = await pictureSent(page);
  // The middle eight digits, the expiry date, and a corner that no bar covers.
  const places = [
    { x: 0.5, y: 0.575 },
    { x: 0.63, y: 0.77 },
    { x: 0.02, y: 0.02 },
  ];
  expect(await coloursOf(page, picture, places)).toEqual(['black', 'black', 'red']);
  expect(picture.includes(secret)).toBe(false);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: t('deliveryChange.submitAndPay', { amount: format.money(4000) }) }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=cancel]').click();
  await page.waitForURL(/DeliveryChangeRequest\.html/);
  await expect(page.getByRole('heading', { name: t('deliveryChange.cancelled') })).toBeVisible();

  // Everything typed is there again; a picture was used up with the request.
  await takenOver(page);
  await page.getByRole('button', { name: t('deliveryChange.again') }).click();
  await expect(page.getByLabel(t('deliveryChange.contactName'))).toHaveValue('Chan Hoi-ching');
  await expect(page.getByRole('radio', { name: t('deliveryChange.delivery') })).toBeChecked();
  await addPhoto(page);
  await page.getByRole('button', { name: t('changeRequest.cover'), exact: true }).click();
  await expect(page.getByText(/The covered picture is uploaded/)).toBeVisible();
  await page.getByRole('button', { name: t('deliveryChange.submitAndPay', { amount: format.money(4000) }) }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/DeliveryChangeRequest\.html/);
  await expect(page.getByText(t('deliveryChange.feePaid', { amount: format.money(4000) }))).toBeVisible();
  await takenOver(page);
  await page.getByRole('link', { name: t('changeRequest.toTransaction') }).click();
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(page.getByRole('heading', { name: t('transaction.requests') })).toBeVisible();
  expect(complaints).toEqual([]);
});
