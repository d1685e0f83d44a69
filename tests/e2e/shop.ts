import {
  type Cart,
  confirmKeyOf,
  type EventDetail,
  type Lang,
  langs,
  type Performance,
  type PopupEvent,
  type PreviewChoice,
  seenOrder,
  serviceChargePerTicket,
  type Transaction,
  type TransactionPreview,
  type Zone,
} from '@first-gong/domain';
import { demoMember, plainMember, type SampleCaseName } from '@first-gong/fake-api/samples';
import { createPageFormat, createTranslate } from '@first-gong/i18n';
import { type APIRequestContext, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';
import { hasReact } from '../browsers/inPage.js';
import { sampleEvent } from './test.js';
import { readWords } from './words.js';

const words = {
  en_us: await readWords('en_us'),
  zh_hk: await readWords('zh_hk'),
  zh_cn: await readWords('zh_cn'),
};

/** The texts and formats of the pages, so that tests do not repeat them. */
export const textsOf = (lang: Lang) => ({
  t: createTranslate(lang, words[lang]),
  format: createPageFormat(lang),
});

/**
 * The language of a journey that is the same in each language; `TEST_LANG=en_us` chooses another.
 * The purchase, the crawl, and tests of texts and sizes have several languages.
 */
export const lang: Lang = langs.find((each) => each === process.env.TEST_LANG) ?? 'zh_hk';

export type Texts = ReturnType<typeof textsOf>;

/** The member of a worker. Workers do not share members, because a cart belongs to a member. */
export const memberOf = (worker: number) => (worker % 2 === 0 ? demoMember : plainMember);

export interface Offer {
  event: EventDetail;
  performance: Performance;
  zone: Zone;
}

const locales: Record<Lang, string> = { en_us: 'en_US', zh_cn: 'zh_CN', zh_hk: 'zh_TW' };

/**
 * Tickets of the sample event for a case.
 * @param fits selects a performance and zone. Default: the first ones
 */
export async function sampleOffer(
  request: APIRequestContext,
  lang: Lang,
  name: SampleCaseName = 'seats',
  fits: (offer: Offer) => boolean = () => true,
): Promise<Offer> {
  const params = { locale: locales[lang], eventId: sampleEvent(name) };
  const event = (await (await request.get('/api/eventDetail.do', { params })).json()) as EventDetail;
  const offer = event.performances
    .flatMap((performance) => performance.zones.map((zone) => ({ event, performance, zone })))
    .find(fits);
  if (!offer) throw new Error(`No tickets of ${event.id} fit.`);
  return offer;
}

export const eventPath = (lang: Lang, { event, performance, zone }: Offer, quantity = 2) =>
  `/${lang}/EventDetail.html?${new URLSearchParams({
    eventId: event.id,
    performanceId: performance.id,
    zone: zone.code,
    quantity: String(quantity),
  })}`;

/** The label of the button that pays for tickets of an offer, with the service charge. */
export const confirmLabel = ({ t, format }: Texts, { zone }: Offer, quantity: number) =>
  t('preview.confirm', { amount: format.money(quantity * (zone.price + serviceChargePerTicket)) });

/** Chooses a radio button by a click on its label, because the button may be covered. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Waits until React has hydrated the page. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(hasReact);
}

/** Touches the page, so that React loads, and waits for hydration. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  await isTakenOver(page);
}

/**
 * Waits for an element, then presses Tab until it has the focus; fails if Tab does not reach it.
 * Without the wait, Tab would run through a loading page.
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${selector}.`);
}

/** Placeholders of content that is still loading. */
export const placeholders = (page: Page) => page.locator('main [data-loading]');

/** The error of a form: its summary of fields, or the alert after a rejection or a lost response. */
export const formProblem = (page: Page) => {
  const main = page.getByRole('main');
  return main
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .or(main.getByRole('alert'));
};

/** Presses Tab until an element has the focus, then the key if one is given. */
export async function reach(page: Page, element: Locator, key?: 'Enter' | 'Space'): Promise<void> {
  await element.evaluate((wanted) => wanted.setAttribute('data-wanted', ''));
  await tabTo(page, '[data-wanted]');
  await element.evaluate((wanted) => wanted.removeAttribute('data-wanted'));
  if (key) await page.keyboard.press(key);
}

/** Agrees on Transaction Preview, after the total of the last choice has arrived: another total needs a new consent. */
export async function agree(page: Page): Promise<void> {
  await expect(page.locator('#slip [aria-busy=true]')).toHaveCount(0);
  await page.getByRole('checkbox').check();
}

/** The button of Transaction Preview that pays a total in cents. */
export const confirmButton = (page: Page, { t, format }: Texts, total: number) =>
  page.getByRole('button', { name: t('preview.confirm', { amount: format.money(total) }), exact: true });

/**
 * Goes from the cart to the receipt by keyboard alone, and the bank approves.
 * @param total cents
 * @param choose changes the preview before the consent
 */
export async function payWithKeyboard(
  page: Page,
  texts: Texts,
  total: number,
  choose: () => Promise<void> = async () => {},
): Promise<void> {
  await page.waitForURL(/ShoppingCart\.html/);
  await reach(page, page.locator('main a[href*="TransactionPreview.html"]').filter({ visible: true }).first(), 'Enter');
  await page.waitForURL(/TransactionPreview\.html/);
  await expect(page.getByRole('checkbox')).toBeVisible();
  await choose();
  await reach(page, page.getByRole('checkbox'), 'Space');
  const confirm = confirmButton(page, texts, total);
  await expect(confirm).toBeEnabled();
  await reach(page, confirm, 'Enter');
  await page.waitForURL(/\/fake\/bank/);
  await reach(page, page.locator('button[value=approve]'), 'Enter');
  await page.waitForURL(/Receipt\.html/);
  await expect(page.getByRole('heading', { level: 1, name: texts.t('receipt.booked'), exact: true })).toBeVisible();
}

export async function logIn(page: Page, lang: Lang, worker: number): Promise<void> {
  const { t } = textsOf(lang);
  const member = memberOf(worker);
  await takenOver(page);
  await page.getByLabel(t('login.email'), { exact: true }).fill(member.loginEmail);
  await page.getByLabel(t('login.password'), { exact: true }).fill(member.password);
  await page
    .locator('main form')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
}

/** Holds seats on an event's page after a login. Ends on the cart. */
export async function holdSeats(page: Page, lang: Lang, offer: Offer, worker: number, quantity = 2): Promise<void> {
  const { t } = textsOf(lang);
  await page.goto(eventPath(lang, offer, quantity));
  await takenOver(page);
  const isMember = await page.evaluate(() => {
    try {
      return localStorage.getItem('token') !== null;
    } catch {
      // The browser of this test keeps no data.
      return false;
    }
  });
  if (!isMember) {
    await page.getByRole('button', { name: t('event.loginFirst'), exact: true }).click();
    await page.waitForURL(/\/Login\.html/);
    await logIn(page, lang, worker);
    await page.waitForURL(/\/EventDetail\.html/);
  }
  await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
  await page.waitForURL(/\/ShoppingCart\.html/);
}

/** Logs a member in by a call. Returns the token. */
export async function tokenOf(request: APIRequestContext, worker: number): Promise<string> {
  const { loginEmail: email, password } = memberOf(worker);
  const login = await request.post('/api/user/login.do', { data: { email, password } });
  return ((await login.json()) as { token: string }).token;
}

/** Logs a member in without the login page. Returns the headers for the member's calls. */
export const logInByCall = async (page: Page, request: APIRequestContext, worker: number) =>
  keepSession(page, await tokenOf(request, worker));

/** Gives a session to the browser. Returns the headers for the member's calls. */
export async function keepSession(page: Page, token: string): Promise<Record<string, string>> {
  await page.goto('/icon.svg');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  return { authorization: `Bearer ${token}` };
}

/** Holds seats of an offer with the call of the event page. */
export async function holdByCall(
  request: APIRequestContext,
  headers: Record<string, string>,
  { performance, zone }: Offer,
  quantity = 1,
): Promise<void> {
  const data = { performanceId: performance.id, zone: zone.code, quantity };
  const held = await request.post('/api/seatHold.do', { headers, data });
  expect(held.status()).toBe(200);
}

/** Responds as the bank, by the address of the bank's page. */
export async function answerAsBank(
  request: APIRequestContext,
  bankUrl: string | null,
  answer: 'approve' | 'decline',
): Promise<void> {
  const { searchParams } = new URL(bankUrl ?? '', 'http://bank');
  await request.post('/fake/bank', { form: { ...Object.fromEntries(searchParams), answer } });
}

export const callTo = (path: string) => (url: URL) => url.pathname === path;

/** Confirms the cart with the calls of the pages. */
export async function confirmByCall(
  request: APIRequestContext,
  headers: Record<string, string>,
  chosen: Partial<PreviewChoice> = {},
): Promise<Transaction> {
  const choice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard', ...chosen };
  const preview = await request.post('/api/transactionPreview.do', { headers, data: choice });
  const order = (await preview.json()) as TransactionPreview;
  const confirmKey = confirmKeyOf(order.items.map(({ holdId }) => holdId));
  const data = { ...choice, confirmKey, seen: seenOrder(order), agreed: true };
  return (await request.post('/api/transactionConfirm.do', { headers, data })).json();
}

/** Buys one seat of an offer with the calls of the pages. Returns the complete order. */
export async function buyByCall(
  request: APIRequestContext,
  headers: Record<string, string>,
  offer: Offer,
  chosen: Partial<PreviewChoice> = {},
): Promise<Transaction> {
  await holdByCall(request, headers, offer);
  const { bankUrl, transactionNumber } = await confirmByCall(request, headers, chosen);
  await answerAsBank(request, bankUrl, 'approve');
  const params = { transactionNumber };
  const detail = await request.get('/api/Member/TransactionDetail.do', { headers, params });
  return (await detail.json()) as Transaction;
}

/** Sessions that empty the members' carts. Kept, because a login takes the server 70 ms. */
const cleaners = new Map<number, string>();

/** Empties a member's cart and released items, and ends an order at the bank. Tests then do not share seats. */
export async function emptyCart(request: APIRequestContext, worker: number): Promise<void> {
  const cancel = async () => {
    const headers = { authorization: `Bearer ${cleaners.get(worker)}` };
    return { headers, cancelled: await request.post('/api/transactionCancel.do', { headers }) };
  };
  let { headers, cancelled } = await cancel();
  if (cancelled.status() === 401) {
    cleaners.set(worker, await tokenOf(request, worker));
    ({ headers, cancelled } = await cancel());
  }
  const { awaitingBank: transactionNumber } = (await cancelled.json()) as Cart;
  if (transactionNumber !== null) {
    const params = { transactionNumber };
    const order = await request.get('/api/Member/TransactionDetail.do', { headers, params });
    await answerAsBank(request, ((await order.json()) as Transaction).bankUrl, 'decline');
  }
  const { released } = (await (await request.get('/api/shoppingCart.do', { headers })).json()) as Cart;
  await request.post('/api/releasedDismiss.do', { headers, data: { holdIds: released.map(({ holdId }) => holdId) } });
}

/** Collects the browser's errors and warnings. A test ends by expecting none. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.type()} of ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error of ${page.url()}: ${error.message}`));
  return complaints;
}

/** Dismisses the popup events on this device, so that idle pages do not load script for them. */
export async function dismissPopups(page: Page, request: APIRequestContext): Promise<void> {
  const popups: PopupEvent[] = await (await request.get('/data/popupEventList.json')).json();
  const ids = popups.map(({ popupId }) => popupId);
  await page.addInitScript((dismissed) => localStorage.setItem('dismissedPopups', dismissed), JSON.stringify(ids));
}
