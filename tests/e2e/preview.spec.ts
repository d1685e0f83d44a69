import { type Lang, type Member, serviceChargePerTicket, type TransactionPreview } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { backForwardOptions } from '../browser.js';
import { expectNoAxeViolations } from './axe.js';
import {
  answerAsBank,
  callTo,
  choose,
  confirmByCall,
  confirmLabel,
  emptyCart,
  formProblem,
  holdByCall,
  logInByCall,
  memberOf,
  sampleOffer,
  textsOf,
  tokenOf,
} from './shop.js';
import { expect, test } from './test.js';

test.use({ launchOptions: backForwardOptions });

const lang = 'en_us';
const texts = textsOf(lang);
const { t, format } = texts;

const preview = (of: Lang = lang) => `/${of}/TransactionPreview.html`;

const radio = (page: Page, value: string) => page.locator(`input[type=radio][value=${value}]`);
const pointsField = (page: Page, of: Lang = lang) =>
  page.getByRole('textbox', { name: textsOf(of).t('preview.pointsUse'), exact: true });
const consent = (page: Page) => page.getByRole('checkbox');
/** Text of the total for screen readers. */
const slipStatus = (page: Page) => page.locator('#slip [role=status]').last();

const balanceOf = async (request: APIRequestContext, headers: Record<string, string>): Promise<number> =>
  ((await (await request.get('/api/Member/MemberInfo.do', { headers })).json()) as Member).points;

/** Buys points, because other tests of the worker may have used the member's. */
async function topUp(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  if ((await balanceOf(request, headers)) >= 1000) return;
  const begun = await request.post('/api/user/topUp.do', {
    headers,
    data: { amount: 50_00, paymentMethod: 'creditCard' },
  });
  await answerAsBank(request, (await begun.json()).bankUrl, 'approve');
}

/** Opens the preview of one seat of an offer. Returns the offer and the headers of the member. */
async function openPreview(page: Page, request: APIRequestContext, worker: number) {
  const headers = await logInByCall(page, request, worker);
  await topUp(request, headers);
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, headers, offer);
  await page.goto(preview());
  await expect(page.getByRole('heading', { level: 1, name: t('preview.title'), exact: true })).toBeVisible();
  return { offer, headers };
}

async function chooseAll(page: Page): Promise<void> {
  await choose(radio(page, 'kiosk'));
  await pointsField(page).fill('100');
  await page.keyboard.press('Enter');
  await choose(radio(page, 'eWallet'));
  await expect(page.getByText(t('preview.linePoints', { points: '100' }))).toBeVisible();
  await consent(page).check();
}

async function expectChosen(page: Page, of: Lang = lang): Promise<void> {
  await expect(radio(page, 'kiosk')).toBeChecked();
  await expect(pointsField(page, of)).toHaveValue('100');
  await expect(radio(page, 'eWallet')).toBeChecked();
  await expect(consent(page)).toBeChecked();
}

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('§4 the choices and the consent stay through a reload, another language, and the way to the cart and back', async ({
  page,
  request,
}, { parallelIndex }) => {
  await openPreview(page, request, parallelIndex);
  await chooseAll(page);
  await page.reload();
  await expectChosen(page);

  await page.locator('a[href*="ShoppingCart.html"]').last().click();
  await page.waitForURL(/ShoppingCart\.html/);
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.waitForURL(/TransactionPreview\.html/);
  await expectChosen(page);
  await page.goBack();
  await page.waitForURL(/ShoppingCart\.html/);
  await page.goForward();
  await page.waitForURL(/TransactionPreview\.html/);
  await expectChosen(page);

  await page.goto(preview('zh_hk'));
  await expectChosen(page, 'zh_hk');
  await page.goto('/icon.svg');
  await page.goBack({ waitUntil: 'commit' });
  await expectChosen(page, 'zh_hk');
});

test('§4 Session: the choices are there again after the same member has logged in again, and not for another member', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { headers } = await openPreview(page, request, parallelIndex);
  await chooseAll(page);
  await request.post('/Logout.do', { headers });
  await page.reload();
  const { loginEmail, password } = memberOf(parallelIndex);
  await page.getByLabel(t('session.email'), { exact: true }).fill(loginEmail);
  await page.getByLabel(t('session.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expectChosen(page);

  await page.evaluate((token) => localStorage.setItem('token', token), await tokenOf(request, parallelIndex + 1));
  await page.reload();
  await expect(page.getByText(memberOf(parallelIndex + 1).name[lang]).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft transactionPreview'))).toBeNull();
});

test('§4 logging out leaves nothing of the choices in the tab', async ({ page, request }, { parallelIndex }) => {
  await openPreview(page, request, parallelIndex);
  await chooseAll(page);
  await page
    .getByRole('link', { name: t('common.logout'), exact: true })
    .first()
    .click();
  await page.waitForURL(/Events\.html/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft transactionPreview'))).toBeNull();
});

test('§4 another total asks for the consent anew, and the order is not confirmed without it', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { offer } = await openPreview(page, request, parallelIndex);
  await consent(page).check();
  await pointsField(page).fill('100');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('preview.agreeAgain'))).toBeVisible();
  await expect(consent(page)).not.toBeChecked();
  const total = offer.zone.price + serviceChargePerTicket - 100;
  await page.getByRole('button', { name: t('preview.confirm', { amount: format.money(total) }), exact: true }).click();
  await expect(formProblem(page).first()).toContainText(t('errors.termsNotAgreed'));
  await consent(page).check();
  await expect(page.getByText(t('preview.agreeAgain'))).toHaveCount(0);
});

const confirmed = (page: Page, cents: number) =>
  page.getByRole('button', { name: t('preview.confirm', { amount: format.money(cents) }), exact: true }).click();

test('§4 a performance that was moved since the preview is not bought before the buyer has agreed to the new time', async ({
  page,
  request,
}, { parallelIndex }) => {
  const seen = '2027-03-01T12:00:00.000Z';
  // The first preview has another time than the shop at Confirm.
  await page.route(
    callTo('/api/transactionPreview.do'),
    async (route) => {
      const answer = await route.fetch();
      const order = (await answer.json()) as TransactionPreview;
      const items = order.items.map((item) => ({ ...item, event: { ...item.event, startsAt: seen } }));
      await route.fulfill({ response: answer, json: { ...order, items } });
    },
    { times: 1 },
  );
  const { offer } = await openPreview(page, request, parallelIndex);
  const price = offer.zone.price + serviceChargePerTicket;
  await expect(page.getByText(format.showTime(seen)).first()).toBeVisible();
  await consent(page).check();
  await confirmed(page, price);
  await expect(formProblem(page).first()).toContainText(t('errors.performanceChanged'));
  await expect(page.getByText(format.showTime(offer.performance.startsAt)).first()).toBeVisible();
  await expect(consent(page)).not.toBeChecked();
  await expect(page.getByText(t('preview.agreeAgain'))).toBeVisible();
  await consent(page).check();
  await confirmed(page, price);
  await page.waitForURL(/\/fake\/bank/);
});

test('§4 of two devices that confirm one cart with other choices, the second is refused, told, and led to the order', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { offer, headers } = await openPreview(page, request, parallelIndex);
  await consent(page).check();
  const { transactionNumber } = await confirmByCall(request, headers, { pointsUsed: 100 });
  await confirmed(page, offer.zone.price + serviceChargePerTicket);
  await expect(page.getByRole('alert')).toContainText(t('errors.orderedElsewhere'));
  await expect(page.getByRole('link', { name: t('preview.toOrder'), exact: true })).toHaveAttribute(
    'href',
    new RegExp(transactionNumber),
  );
  await expectNoAxeViolations(page);
});

test('§9 a number of points that nobody can use stays as typed, says what is possible, and is not confirmed', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { offer, headers } = await openPreview(page, request, parallelIndex);
  const balance = format.count(await balanceOf(request, headers));
  const total = offer.zone.price + serviceChargePerTicket;
  const cases = [
    ['150', '150', t('errors.pointsNotWholeDollars', { step: 100, below: 100, above: 200 })],
    ['1.5', '1.5', t('errors.pointsNotWholeDollars', { step: 100, below: 0, above: 100 })],
    ['999999', '999,999', `Your balance is ${balance} points.`],
  ] as const;
  for (const [typed, shown, sentence] of cases) {
    await pointsField(page).fill(typed);
    await page.keyboard.press('Tab');
    await expect(pointsField(page)).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', '\\.')));
    await expect(pointsField(page)).toHaveValue(shown);
    await expect(slipStatus(page)).toHaveText(`${t('preview.total')} ${format.amount(total)}`);
  }
  await expectNoAxeViolations(page);
  await consent(page).check();
  await page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true }).click();
  await expect(formProblem(page).getByRole('link')).toContainText(balance);
  await expect(page).toHaveURL(/TransactionPreview\.html/);
  await page.reload();
  await expect(pointsField(page)).toHaveValue('999,999');
  await expect(pointsField(page)).toHaveAttribute('aria-invalid', 'true');

  await pointsField(page).fill('200');
  await page.keyboard.press('Enter');
  await expect(pointsField(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(t('preview.linePoints', { points: '200' }))).toBeVisible();
});

test('§4 a new total is said once, after the words that it is being worked out', async ({ page, request }, {
  parallelIndex,
}) => {
  const { offer } = await openPreview(page, request, parallelIndex);
  await expect(slipStatus(page)).toBeAttached();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = [...document.querySelectorAll('#slip [role=status]')].at(-1);
    if (!status) throw new Error('The slip has no status.');
    const note = () => {
      const text = status.textContent ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    };
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await pointsField(page).fill('100');
  await page.keyboard.press('Enter');
  const total = offer.zone.price + serviceChargePerTicket - 100;
  const announced = `${t('preview.total')} ${format.amount(total)}`;
  await expect(slipStatus(page)).toHaveText(announced);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toEqual([t('preview.updating'), announced]);
});

test('§1 an online programme has no ticket to collect: preview, receipt and detail say how it is watched', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const online = await sampleOffer(request, lang, 'onlineOnDemand');
  await holdByCall(request, headers, online);
  await page.goto(preview());
  await expect(page.locator('input[name=deliveryMethod]')).toHaveCount(1);
  await expect(page.getByText(t('payment.onlineEntry'))).toBeVisible();
  const refused = await request.post('/api/transactionPreview.do', {
    headers,
    data: { deliveryMethod: 'kiosk', pointsUsed: 0, paymentMethod: 'creditCard' },
  });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'deliveryUnavailable' });

  const venue = await sampleOffer(request, lang);
  await holdByCall(request, headers, venue);
  await page.reload();
  await expect(page.locator('input[name=deliveryMethod]')).toHaveCount(4);
  await expect(page.getByText(t('payment.onlineEntryOf', { event: online.event.title }))).toBeVisible();
  await consent(page).check();
  await page.getByRole('button', { name: /Confirm and pay/ }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/Receipt\.html/);
  await expect(page.getByText(t('payment.onlineEntryOf', { event: online.event.title }))).toBeVisible();
  await expect(page.locator('main svg[role=img]')).toHaveCount(1);
  await page.locator('a[href*="TransactionDetail.html"]').click();
  await page.waitForURL(/TransactionDetail\.html/);
  await expect(page.getByText(t('payment.onlineEntryOf', { event: online.event.title }))).toBeVisible();
  await expectNoAxeViolations(page);
});
