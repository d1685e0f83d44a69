import {
  addDays,
  blocksIn,
  cinemaAges,
  cinemaCourier,
  hongKongDate,
  type Lang,
  type SeatPlan,
  type Transaction,
} from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { instant } from '../instant.js';
import { answerOf } from '../support/captcha.js';
import { expectNoAxeViolations } from './axe.js';
import {
  agree,
  emptyCart,
  formProblem,
  lang,
  logIn,
  logInByCall,
  type Offer,
  sampleOffer,
  tabTo,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

/** Fits a day's shows with free seats. Each test uses its own days per worker, so that tests do not share seats. */
const inDays = (days: number) => {
  const date = addDays(hongKongDate(instant), days);
  return ({ performance, zone }: Offer) => hongKongDate(performance.startsAt) === date && zone.remaining >= 30;
};

const showPath = (lang: Lang, { event, performance }: Offer, more: Record<string, string> = {}) =>
  `/${lang}/Cinema.html?${new URLSearchParams({ eventId: event.id, performanceId: performance.id, ...more })}`;

/** Switches to the question and types its solution, like a blind visitor. */
async function answerQuestion(page: Page, lang: Lang): Promise<void> {
  const { t } = textsOf(lang);
  const toQuestion = page.getByRole('button', { name: t('cinema.captcha_question'), exact: true });
  await toQuestion.click();
  const question = page.locator('main form [aria-live=polite] p').first();
  await expect(question).toBeVisible();
  await expect(question).not.toHaveText(t('cinema.captchaLoading'));
  await page
    .getByLabel(t('cinema.captchaQuestion'), { exact: true })
    .fill(answerOf((await question.textContent()) ?? '') ?? '');
}

/** The hold button, wherever the screen shows it. */
const holdButton = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: textsOf(lang).t('event.hold'), exact: true });

const confirmButton = (page: Page, lang: Lang) => {
  const [before = '', after = ''] = textsOf(lang).t('preview.confirm', { amount: '#' }).split('#');
  return page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
};

test(
  '§2 a film is bought from its event page over the schedule to the receipt, with the cinema’s courier to another address at HKD 35',
  { tag: '@instants' },
  async ({ page, request }, { parallelIndex }) => {
    const lang = 'en_us';
    const { t, format } = textsOf(lang);
    const headers = await logInByCall(page, request, parallelIndex);
    // Courier orders end seven days before the show.
    const found = await sampleOffer(request, lang, 'film', inDays(10 + parallelIndex));
    await page.goto(`/${lang}/EventDetail.html?eventId=${found.event.id}`);
    await page
      .getByRole('link', { name: new RegExp(`^${t('event.chooseFilmSeats')}`) })
      .first()
      .click();
    await page.waitForURL(/\/Cinema\.html/);
    await page.getByRole('link', { name: t('cinema.back'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('cinema.title'), exact: true })).toBeVisible();
    await page.goto(showPath(lang, found, { zone: 'A', tickets: '1,1,0,0' }));
    await takenOver(page);
    await answerQuestion(page, lang);
    await holdButton(page, lang).click();
    await page.waitForURL(/\/ShoppingCart\.html/);
    await expect(page.locator('main a[href*="TransactionPreview.html"]').first()).toBeVisible();
    await expect(page.getByText(t('common.ticketConcession')).first()).toBeVisible();

    await page.goto(`/${lang}/TransactionPreview.html`);
    await takenOver(page);
    // Another address selects the courier, even for a member without an address.
    await page.getByRole('button', { name: t('preview.otherAddress'), exact: true }).click();
    await page.locator('#deliverToName').fill('Lei Sio Fong');
    await page.locator('#deliverToPhone').fill('6612 3456');
    await page.locator('#deliverToAddress').fill('8 Rua da Felicidade');
    await expect(page.locator('input[type=radio][value=courier]')).toBeChecked();
    const fee = format.money(cinemaCourier);
    await expect(page.locator('main').getByText(fee).first()).toBeVisible();
    await agree(page);
    await confirmButton(page, lang).click();
    await page.waitForURL(/\/fake\/bank/);
    await page.locator('button[value=approve]').click();
    await page.waitForURL(/\/Receipt\.html/);
    await expect(page.getByRole('heading', { level: 1, name: t('receipt.booked'), exact: true })).toBeVisible();
    const transactionNumber = new URL(page.url()).searchParams.get('transactionNumber') ?? '';
    const detail = await request.get('/api/Member/TransactionDetail.do', { headers, params: { transactionNumber } });
    const { lines, delivery } = (await detail.json()) as Transaction;
    expect(delivery).toMatchObject({ method: 'courier', address: '8 Rua da Felicidade', name: 'Lei Sio Fong' });
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'delivery', amount: cinemaCourier }));
    await expect(
      page
        .locator('main')
        .getByText(/(^|\D)35(\.00)?$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(t('common.ticketConcession')).first()).toBeVisible();
  },
);

test('the focus follows the dates, a show and the way back', async ({ page }) => {
  const { t } = textsOf(lang);
  await page.goto(`/${lang}/Cinema.html`);
  await takenOver(page);
  const date = page
    .getByRole('navigation', { name: t('cinema.ribbon'), exact: true })
    .getByRole('link')
    .nth(2);
  await date.press('Enter');
  await expect(date).toHaveAttribute('aria-current', 'true');
  await expect(date).toBeFocused();
  const venue = page
    .getByRole('navigation', { name: t('cinema.venues'), exact: true })
    .getByRole('link')
    .first();
  await venue.press('Enter');
  await expect(venue).toHaveAttribute('aria-current', 'true');
  await expect(venue).toBeFocused();
  const show = page.locator('main a[href*="performanceId="]').first();
  const film = await show.getAttribute('href');
  await show.press('Enter');
  const back = page.getByRole('link', { name: t('cinema.back'), exact: true });
  await expect(back).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await back.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('cinema.title'), exact: true })).toBeFocused();
  // Back returns to the show, and then to its link.
  await page.goBack();
  await expect(back).toBeVisible();
  await page.goBack();
  await expect(page.locator(`main a[href="${film}"]`)).toBeFocused();
});

test('§5 a buyer with the keyboard alone finds two seats side by side, answers the question and pays, in Chinese', async ({
  page,
  request,
}, { parallelIndex }) => {
  // This test presses Tab more than a hundred times.
  test.slow();
  const lang = 'zh_hk';
  const { t } = textsOf(lang);
  await logInByCall(page, request, parallelIndex);
  const found = await sampleOffer(request, lang, 'film', inDays(2 + parallelIndex));
  await page.goto(showPath(lang, found, { way: 'list' }));
  await takenOver(page);
  const block = page.getByRole('combobox', { name: t('cinema.block'), exact: true });
  await expect(block).toBeVisible();
  await tabTo(page, '#seats');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(t('cinema.chosenOf', { seats: 2, count: 2 }))).toBeVisible();
  // The button for the question is after the code's field.
  await tabTo(page, '#captchaAnswer');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const question = page.locator('main form [aria-live=polite] p').first();
  await expect(question).toBeVisible();
  await expect(question).not.toHaveText(t('cinema.captchaLoading'));
  await tabTo(page, '#captchaAnswer');
  await page.keyboard.type(answerOf((await question.textContent()) ?? '') ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ShoppingCart\.html/);
  await tabTo(page, 'a[href*="TransactionPreview.html"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/TransactionPreview\.html/);
  await expect(page.getByRole('checkbox')).toBeVisible();
  await tabTo(page, 'input[type=checkbox]');
  await page.keyboard.press('Space');
  const confirm = confirmButton(page, lang);
  await expect(confirm).toBeEnabled();
  await confirm.evaluate((button) => button.setAttribute('data-wanted', ''));
  await tabTo(page, '[data-wanted]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/fake\/bank/);
  await tabTo(page, 'button[value=approve]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/Receipt\.html/);
  await expect(page.getByText(t('common.ticketStandard')).first()).toBeVisible();
});

test(
  '§9 a Category III film needs the word about the age; a wrong answer uses the code up and brings another one',
  { tag: '@instants' },
  async ({ page, request }, { parallelIndex }) => {
    const lang = 'en_us';
    const { t } = textsOf(lang);
    const found = await sampleOffer(request, lang, 'filmCategoryIII', inDays(2 + parallelIndex));
    await page.goto(showPath(lang, found, { zone: 'A' }));
    await takenOver(page);
    await expect(page.getByText(t('event.certificateIII', { age: cinemaAges.categoryIII })).first()).toBeVisible();
    await expect(page.getByLabel(t('common.ticketConcession'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('common.ticketStudentChild'), { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t('event.loginFirst'), exact: true }).click();
    await page.waitForURL(/\/Login\.html/);
    await logIn(page, lang, parallelIndex);
    await page.waitForURL(/\/Cinema\.html/);

    await expect(page.getByRole('img', { name: t('cinema.captchaAlt'), exact: true })).toBeVisible();
    await holdButton(page, lang).click();
    await expect(formProblem(page).first()).toContainText('18');
    await expect(page).toHaveURL(/\/Cinema\.html/);

    await page.getByRole('button', { name: t('cinema.captcha_question'), exact: true }).click();
    const question = page.locator('main form [aria-live=polite] p').first();
    await expect(question).toBeVisible();
    await expect(question).not.toHaveText(t('cinema.captchaLoading'));
    await page.getByRole('checkbox', { name: t('cinema.ageWord', { age: 18 }), exact: true }).check();
    const used = (await question.textContent()) ?? '';
    await page.getByLabel(t('cinema.captchaQuestion'), { exact: true }).fill('no answer');
    await holdButton(page, lang).click();
    await expect(formProblem(page).first()).toContainText(t('errors.captchaWrong'));
    await expectNoAxeViolations(page);

    // A wrong solution uses up the captcha, so the page loads another.
    await expect(page.getByLabel(t('cinema.captchaQuestion'), { exact: true })).toHaveValue('');
    await expect(question).not.toHaveText(used);
    await expect(question).not.toHaveText(t('cinema.captchaLoading'));
    await page
      .getByRole('button', { name: `${t('event.more')}: ${t('common.ticketConcession')}`, exact: true })
      .click();
    await expect(page).toHaveURL(/tickets=2%2C1%2C0%2C0/);

    // The tab keeps the choice; a code is valid for one document.
    await page.reload();
    await takenOver(page);
    await expect(page.getByLabel(t('common.ticketConcession'), { exact: true })).toHaveValue('1');
    await expect(page.getByRole('checkbox', { name: t('cinema.ageWord', { age: 18 }), exact: true })).toBeChecked();
    await answerQuestion(page, lang);
    await holdButton(page, lang).click();
    await page.waitForURL(/\/ShoppingCart\.html/);
    await expect(page.locator('main a[href*="TransactionPreview.html"]').first()).toBeVisible();
    await expect(page.getByText(t('common.ticketConcession')).first()).toBeVisible();
  },
);

test('§5 seats that are not consecutive are refused on the map, and one press mends them', async ({ page, request }, {
  parallelIndex,
}) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  await logInByCall(page, request, parallelIndex);
  const found = await sampleOffer(request, lang, 'film', inDays(4 + parallelIndex));
  const params = { performanceId: found.performance.id };
  const plan = (await (await request.get('/api/seatPlan.do', { params })).json()) as SeatPlan;
  // Three free seats in a row; the outer two would isolate the middle one.
  const [place] = plan.zones.flatMap(({ rows }) =>
    rows.flatMap((row) => blocksIn(rows, row, 3).map((first) => ({ row, first }))),
  );
  if (!place) throw new Error('No row has three seats.');
  const keys = [place.first, place.first + 2].map((seat) => `${place.row.section}/${place.row.row}/${seat}`);
  await page.goto(showPath(lang, found, { way: 'map', seats: keys.join() }));
  await takenOver(page);
  const gap = t('cinema.gapTitle', { count: 1, row: place.row.row, seats: String(place.first + 1) });
  await expect(page.getByText(gap)).toBeVisible();
  await answerQuestion(page, lang);
  await holdButton(page, lang).click();
  await expect(formProblem(page).filter({ hasText: t('event.problem') })).toBeVisible();
  await expect(page).toHaveURL(/\/Cinema\.html/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Add: / }).click();
  await expect(page.getByText(t('cinema.chosenOf', { seats: 3, count: 3 }))).toBeVisible();
  await holdButton(page, lang).click();
  await page.waitForURL(/\/ShoppingCart\.html/);
});
