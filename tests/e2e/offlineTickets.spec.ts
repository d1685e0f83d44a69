import { href } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { buyByCall, emptyCart, holdByCall, isTakenOver, logInByCall, sampleOffer, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

const buy = async (request: APIRequestContext, headers: Record<string, string>) =>
  buyByCall(request, headers, await sampleOffer(request, lang));

/** Whether the pages of the tickets and their worker are on the device. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration(`${location.origin}/en_us/Member/`);
    const history = await caches.match('/en_us/Member/TxnHistory.html', { cacheName: 'tickets', ignoreVary: true });
    return history !== undefined && worker?.active?.state === 'activated';
  });

const keptText = (page: Page) => page.evaluate(() => localStorage.getItem('tickets'));

test(
  '§2 a ticket opens without a network by its address and from the history, until the member logs out',
  { tag: '@instants' },
  async ({ page, context, request }, { parallelIndex }) => {
    await emptyCart(request, parallelIndex);
    const headers = await logInByCall(page, request, parallelIndex);
    const bought = await buy(request, headers);
    const { transactionNumber, cardEnding } = bought;
    const ticket = bought.orders[0]?.tickets[0];
    const code = page.getByRole('img', { name: /^Entry code/ }).first();
    const detail = href(lang, 'transactionDetail', { transactionNumber });
    const notKept = page.getByText(t('order.keptTitle'));

    await page.goto(href(lang, 'receipt', { transactionNumber }));
    await expect(page.getByRole('heading', { name: t('receipt.booked'), exact: true })).toBeVisible();
    await expect.poll(() => isKept(page)).toBe(true);
    const kept = await keptText(page);
    expect(kept).toContain(ticket?.code);
    expect(kept).not.toContain(`"${cardEnding}"`);
    expect(kept).not.toContain('"total"');

    await context.setOffline(true);
    await page.goto(detail);
    await expect(notKept).toBeVisible();
    await expect(code).toBeVisible();
    await expect(page.getByText(ticket?.ticketNumber ?? '').first()).toBeVisible();
    await page.goto(href(lang, 'txnHistory', { tab: 'past' }));
    await isTakenOver(page);
    await page.locator(`a[href="${detail}"]`).click();
    await page.waitForURL(`**${detail}`);
    await expect(code).toBeVisible();

    await context.setOffline(false);
    await page.goto(detail);
    await expect(page.getByText(transactionNumber).first()).toBeVisible();
    await expect(notKept).toBeHidden();

    // The browser's print dialog makes the PDF: tickets and numbers as text, without the rest of the site.
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeVisible();
    await expect(page.getByText(t('receipt.paymentServiceNumber')).first()).toBeVisible();
    await expect(page.getByRole('searchbox').first()).toBeHidden();
    await expect(page.getByRole('button', { name: t('receipt.print'), exact: true })).toBeHidden();
    const pdf = (await page.pdf()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain('/ToUnicode');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });

    // A logout in another tab also clears this one.
    const other = await context.newPage();
    await other.goto(href(lang, 'logout'));
    await isTakenOver(other);
    await other.locator('main').getByRole('button').click();
    await other.waitForURL(/Events\.html/);
    await page.waitForURL(/Login\.html/);
    await expect.poll(() => keptText(other)).toBeNull();
    await expect.poll(() => other.evaluate(() => caches.has('tickets'))).toBe(false);
    await expect
      .poll(() => other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await context.setOffline(true);
    await expect(other.goto(detail)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  },
);

test('§2 at the door a ticket fills the phone: by its buttons, by the way back, and after a reload without a network', async ({
  page,
  context,
  request,
}, { parallelIndex }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await emptyCart(request, parallelIndex);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, headers, offer);
  const { transactionNumber, orders } = await buyByCall(request, headers, offer);
  const [first, second] = orders[0]?.tickets ?? [];
  const door = page.getByRole('dialog', { name: offer.event.title, exact: true });
  const toDoor = page.getByRole('link', { name: t('receipt.atDoor'), exact: true });

  await page.goto(href(lang, 'transactionDetail', { transactionNumber }));
  await isTakenOver(page);
  await toDoor.press('Enter');
  await expect(door).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(door).toBeHidden();
  await expect(toDoor).toBeFocused();
  await toDoor.click();
  await expect(door.getByText(first?.ticketNumber ?? '', { exact: true })).toBeVisible();
  await door.getByRole('button', { name: t('receipt.nextTicket'), exact: true }).click();
  await expect(door.getByText(second?.ticketNumber ?? '', { exact: true })).toBeVisible();
  await expect(door.getByRole('img', { name: /^Entry code/ })).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(door.getByText(t('order.keptTitle'))).toBeVisible();
  await expect(door.getByText(first?.ticketNumber ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(door).toBeHidden();
  await expect(page.getByText(t('order.keptTitle'))).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await isTakenOver(page);
  await toDoor.click();
  await expect(door).toBeVisible();
  await page.goBack();
  await expect(door).toBeHidden();
  await expect(toDoor).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('§4 tickets leave the device with a session that the server ends, and with another member', async ({
  page,
  request,
}, { parallelIndex }) => {
  await emptyCart(request, parallelIndex);
  const headers = await logInByCall(page, request, parallelIndex);
  const { transactionNumber } = await buy(request, headers);
  const history = href(lang, 'txnHistory');
  await page.goto(history);
  await expect.poll(() => keptText(page)).toContain(transactionNumber);
  await request.post('/Logout.do', { headers });
  await page.goto(history);
  await expect.poll(() => keptText(page)).toBeNull();

  await logInByCall(page, request, parallelIndex);
  await page.goto(history);
  await expect.poll(() => keptText(page)).toContain(transactionNumber);
  const other = await logInByCall(page, request, parallelIndex + 1);
  expect(other).not.toEqual(headers);
  await page.goto(history);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptText(page)).not.toContain(transactionNumber);
});
