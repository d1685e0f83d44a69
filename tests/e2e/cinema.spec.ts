import {
  blocksIn,
  type CinemaSchedule,
  cinemaAges,
  cinemaCourier,
  cinemaVenues,
  type FilmCategory,
  type Lang,
  type SeatPlan,
  type Transaction,
} from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { answerOf } from '../support/captcha.js';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, logIn, logInByCall, tabTo, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

interface FoundShow {
  /** Query of the page of the show. */
  search: string;
  performanceId: string;
  date: string;
  plan: SeatPlan;
}

/**
 * A show at least `days` ahead, of a film of one of the categories, in whose first zone many seats are free. Workers take
 * other shows, so that they do not buy each other's seats.
 */
async function findShow(
  request: APIRequestContext,
  { categories, days = 1, skip = 0 }: { categories: readonly FilmCategory[]; days?: number; skip?: number },
): Promise<FoundShow> {
  let left = skip;
  for (const venue of cinemaVenues) {
    const read = async (date?: string) =>
      (await (
        await request.get('/api/cinemaSchedule.do', { params: { venue, ...(date && { date }) } })
      ).json()) as CinemaSchedule;
    for (const { date } of (await read()).dates.slice(days)) {
      for (const { eventId, category, shows } of (await read(date)).films) {
        const open = shows.filter(({ remaining }) => categories.includes(category) && remaining >= 30);
        for (const { performanceId } of open) {
          if (left > 0) {
            left -= 1;
            continue;
          }
          const plan = (await (
            await request.get('/api/seatPlan.do', { params: { performanceId } })
          ).json()) as SeatPlan;
          const search = new URLSearchParams({ venue, date, eventId, performanceId }).toString();
          return { search, performanceId, date, plan };
        }
      }
    }
  }
  throw new Error('No show fits: the catalogue is not what these tests expect.');
}

const forAll = ['I', 'IIA', 'IIB'] as const;
const showPath = (lang: Lang, { search }: FoundShow, more: Record<string, string> = {}) =>
  `/${lang}/Cinema.html?${search}&${new URLSearchParams(more)}`;

/** Changes to the question and types its answer, as somebody who cannot see the picture. */
async function answerQuestion(page: Page, lang: Lang): Promise<void> {
  const { t } = textsOf(lang);
  const toQuestion = page.getByRole('button', { name: t('cinema.captcha_question') });
  await toQuestion.click();
  const question = page.locator('main form [aria-live=polite] p').first();
  await expect(question).toBeVisible();
  await expect(question).not.toHaveText(t('cinema.captchaLoading'));
  await page
    .getByLabel(t('cinema.captchaQuestion'), { exact: true })
    .fill(answerOf((await question.textContent()) ?? '') ?? '');
}

/** The button that holds the seats, wherever it is on this screen. */
const holdButton = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: textsOf(lang).t('event.hold'), exact: true });

/** The button that pays, whatever the amount. */
const confirmButton = (page: Page, lang: Lang) => {
  const [before = '', after = ''] = textsOf(lang).t('preview.confirm', { amount: '#' }).split('#');
  return page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
};

test('§2 a film is bought from its event page over the schedule to the receipt, with the cinema’s courier to another address at HKD 35', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t, format } = textsOf(lang);
  const headers = await logInByCall(page, request, parallelIndex);
  // The courier stops seven days before the show.
  const found = await findShow(request, { categories: forAll, days: 10 });
  const { eventId = '' } = Object.fromEntries(new URLSearchParams(found.search));
  await page.goto(`/${lang}/EventDetail.html?eventId=${eventId}`);
  await page
    .getByRole('link', { name: t('event.chooseFilmSeats') })
    .first()
    .click();
  await page.waitForURL(/Cinema\.html/);
  await page.getByRole('link', { name: t('cinema.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('cinema.title') })).toBeVisible();
  await page.goto(showPath(lang, found, { zone: 'A', tickets: '1,1,0,0' }));
  await takenOver(page);
  await answerQuestion(page, lang);
  await holdButton(page, lang).click();
  await page.waitForURL(/ShoppingCart\.html/);
  await expect(page.getByText(t('common.ticketConcession')).first()).toBeVisible();

  await page.goto(`/${lang}/TransactionPreview.html`);
  await takenOver(page);
  // Another address chooses the courier, also for a member whose profile has none.
  await page.getByRole('button', { name: t('preview.otherAddress') }).click();
  await page.locator('#deliverToName').fill('Lei Sio Fong');
  await page.locator('#deliverToPhone').fill('6612 3456');
  await page.locator('#deliverToAddress').fill('8 Rua da Felicidade');
  await expect(page.locator('input[type=radio][value=courier]')).toBeChecked();
  const fee = format.money(cinemaCourier);
  await expect(page.locator('main').getByText(fee).first()).toBeVisible();
  await page.getByRole('checkbox').check({ force: true });
  await confirmButton(page, lang).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/Receipt\.html/);
  await expect(page.getByRole('heading', { level: 1, name: t('receipt.booked') })).toBeVisible();
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
  const found = await findShow(request, { categories: forAll, skip: 1 + parallelIndex });
  await page.goto(showPath(lang, found, { way: 'list' }));
  await takenOver(page);
  const block = page.getByRole('combobox', { name: t('cinema.block') });
  await expect(block).toBeVisible();
  await tabTo(page, '#seats');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(t('cinema.chosenOf', { seats: 2, count: 2 }))).toBeVisible();
  // The button that asks for the question is after the field of the code.
  await tabTo(page, '#captchaAnswer');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const question = page.locator('main form [aria-live=polite] p').first();
  await expect(question).toBeVisible();
  await expect(question).not.toHaveText(t('cinema.captchaLoading'));
  await tabTo(page, '#captchaAnswer');
  await page.keyboard.type(answerOf((await question.textContent()) ?? '') ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/ShoppingCart\.html/);
  await tabTo(page, 'a[href*="TransactionPreview.html"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/TransactionPreview\.html/);
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
  await page.waitForURL(/Receipt\.html/);
  await expect(page.getByText(t('common.ticketStandard')).first()).toBeVisible();
});

test('§9 a Category III film needs the word about the age; a wrong answer uses the code up and brings another one', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const found = await findShow(request, { categories: ['III'], skip: parallelIndex });
  await page.goto(showPath(lang, found, { zone: 'A' }));
  await takenOver(page);
  await expect(page.getByText(t('event.certificateIII', { age: cinemaAges.categoryIII })).first()).toBeVisible();
  expect(await page.getByText(t('common.ticketStudentChild'), { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: t('event.loginFirst') }).click();
  await page.waitForURL(/Login\.html/);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(/Cinema\.html/);

  await expect(page.getByRole('img', { name: t('cinema.captchaAlt') })).toBeVisible();
  await holdButton(page, lang).click();
  await expect(page.getByRole('alert').first()).toContainText('18');
  await expect(page).toHaveURL(/Cinema\.html/);

  await page.getByRole('button', { name: t('cinema.captcha_question') }).click();
  const question = page.locator('main form [aria-live=polite] p').first();
  await expect(question).toBeVisible();
  await expect(question).not.toHaveText(t('cinema.captchaLoading'));
  await page.getByRole('checkbox', { name: t('cinema.ageWord', { age: 18 }) }).check({ force: true });
  const used = (await question.textContent()) ?? '';
  await page.getByLabel(t('cinema.captchaQuestion'), { exact: true }).fill('no answer');
  await holdButton(page, lang).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoAxeViolations(page);

  // A wrong answer uses a code up, so the page has another one.
  await expect(page.getByLabel(t('cinema.captchaQuestion'), { exact: true })).toHaveValue('');
  await expect(question).not.toHaveText(used);
  await expect(question).not.toHaveText(t('cinema.captchaLoading'));
  await page.getByRole('button', { name: `${t('event.more')}: ${t('common.ticketConcession')}` }).click();
  await expect(page).toHaveURL(/tickets=2%2C1%2C0%2C0/);

  // The tab keeps what was chosen; a code is for one document.
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel(t('common.ticketConcession'), { exact: true })).toHaveValue('1');
  await expect(page.getByRole('checkbox', { name: t('cinema.ageWord', { age: 18 }) })).toBeChecked();
  await answerQuestion(page, lang);
  await holdButton(page, lang).click();
  await page.waitForURL(/ShoppingCart\.html/);
  await expect(page.getByText(t('common.ticketConcession')).first()).toBeVisible();
});

test('§5 seats that are not consecutive are refused on the map, and one press mends them', async ({ page, request }, {
  parallelIndex,
}) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  await logInByCall(page, request, parallelIndex);
  const found = await findShow(request, { categories: forAll, days: 2, skip: 3 + parallelIndex });
  // Three seats in a row that can be held: the outer two leave the middle one between them.
  const [place] = found.plan.zones.flatMap(({ rows }) =>
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
  await expect(page.getByRole('alert').filter({ hasText: t('event.problem') })).toBeVisible();
  await expect(page).toHaveURL(/Cinema\.html/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Add: / }).click();
  await expect(page.getByText(t('cinema.chosenOf', { seats: 3, count: 3 }))).toBeVisible();
  await holdButton(page, lang).click();
  await page.waitForURL(/ShoppingCart\.html/);
});
