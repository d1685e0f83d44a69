import { type Cart, serviceChargePerTicket, typePrice } from '@first-gong/domain';
import { expectNoAxeViolations } from './axe.js';
import {
  answerAsBank,
  emptyCart,
  eventPath,
  holdByCall,
  listenForComplaints,
  logInByCall,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('§3 a reduced ticket has its price and its proof on event page, cart and preview', async ({ page, request }, {
  parallelIndex,
}) => {
  const lang = 'en_us';
  const { t, format } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  const half = typePrice(offer.zone.price, 'senior', offer.event.ticketTypes);
  const total = format.money(offer.zone.price + half + 2 * serviceChargePerTicket);
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  await page.getByRole('button', { name: new RegExp(`^${t('event.more')}: ${t('common.ticketSenior')}`) }).click();
  await expect(page).toHaveURL(/types=senior/);
  await expect(page.getByText(t('seats.proofTitle'))).toBeVisible();
  await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('button', { name: t('event.hold'), exact: true })
    .filter({ visible: true })
    .click();
  await page.waitForURL(/ShoppingCart\.html/);

  const proof = t('order.proof', { type: t('common.ticketSenior') });
  await expect(page.getByText(proof)).toBeVisible();
  const cart = (await (await request.get('/api/shoppingCart.do', { headers })).json()) as Cart;
  expect(cart.items.map(({ ticketType, price }) => [ticketType, price])).toEqual([
    ['standard', offer.zone.price],
    ['senior', half],
  ]);
  await page.goto(`/${lang}/TransactionPreview.html`);
  await expect(page.getByRole('heading', { level: 1, name: t('preview.title'), exact: true })).toBeVisible();
  await expect(page.getByText(proof)).toBeVisible();
  await expect(page.getByText(total).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('§3 a promotion code takes its discount off on preview and receipt, and a wrong one says why', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t, format } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, headers, offer, 2);
  await page.goto(`/${lang}/TransactionPreview.html`);
  const field = page.getByRole('textbox', { name: t('preview.promotionCode'), exact: true });
  await field.fill('SUMMER25');
  await field.press('Enter');
  await expect(page.getByText(t('errors.promotionExpired')).first()).toBeVisible();
  await field.fill('gong10');
  await page.getByRole('button', { name: t('preview.promotionApply'), exact: true }).click();
  const off = Math.floor((2 * offer.zone.price) / 10_00) * 100;
  await expect(page.getByText(t('preview.promotionOff', { amount: format.money(-off) }))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('checkbox').check();
  const total = 2 * (offer.zone.price + serviceChargePerTicket) - off;
  await page.getByRole('button', { name: t('preview.confirm', { amount: format.money(total) }), exact: true }).click();
  await page.waitForURL(/fake\/bank/);
  const cart = (await (await request.get('/api/shoppingCart.do', { headers })).json()) as Cart;
  const params = { transactionNumber: cart.awaitingBank ?? '' };
  const order = await (await request.get('/api/Member/TransactionDetail.do', { headers, params })).json();
  await answerAsBank(request, order.bankUrl, 'approve');
  await page.goto(`/${lang}/Receipt.html?${new URLSearchParams(params)}`);
  await expect(page.getByText(t('payment.lineDiscount')).first()).toBeVisible();
  // The browser reports the rejected code.
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
});
