import { callNames, callOf } from '@first-gong/contract';
import {
  addDays,
  bankApproval,
  civilToInstant,
  delivery,
  hongKongDate,
  type Lang,
  mailLinks,
  oneTimePassword,
  seatHold,
  sessionIdle,
  sessionWarning,
  toMilliseconds,
} from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { expectSaid, listen, takeHeard, textsIn } from './heard.js';
import { linkTo, mailTo, newMember, password, register } from './members.js';
import {
  choose,
  emptyCart,
  eventPath,
  formProblem,
  holdByCall,
  holdSeats,
  logIn,
  logInByCall,
  memberOf,
  type Offer,
  placeholders,
  sampleOffer,
  takenOver,
  textsOf,
  tokenOf,
} from './shop.js';
import { clockOf, deviceNow, expect, test } from './test.js';

// The tests share one clock.
test.describe.configure({ mode: 'serial' });

const advance = (request: APIRequestContext, milliseconds: number) =>
  request.post('/fake/clock', { data: { advance: milliseconds } });

const { t, format } = textsOf('en_us');

const setClock = (request: APIRequestContext, milliseconds: number) =>
  request.post('/fake/clock', { data: { now: new Date(milliseconds).toISOString() } });

test.beforeEach(async ({ request }) => {
  await setClock(request, deviceNow());
  await emptyCart(request, 0);
});

test('§4 when a hold expires, the cart reports the released seats and the reason, and nothing is charged', async ({
  page,
  request,
}) => {
  const offer = await sampleOffer(request, 'en_us');
  await holdSeats(page, 'en_us', offer, 0, 2);
  await expect(page.locator('a[href*="TransactionPreview.html"]').first()).toBeVisible();
  await advance(request, seatHold + 1000);
  await page.goto('/en_us/TransactionPreview.html');
  await expect(page.getByRole('heading', { name: t('preview.expiredTitle'), exact: true })).toBeVisible();
  await page.goto('/en_us/ShoppingCart.html');
  await expect(page.getByText(offer.event.title).first()).toBeVisible();
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('button', { name: new RegExp(t('cart.releasedDismiss')) })
    .first()
    .click();
  await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible();
  await expect(page.getByText(offer.event.title)).toHaveCount(0);
  await page.reload();
  await takenOver(page);
  await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible();
  await expect(page.getByText(offer.event.title)).toHaveCount(0);
});

test('2.2.1 on every page the time of the seats is said at 5, 2 and 1 minutes and at its end, once each', async ({
  page,
  request,
}) => {
  const headers = await logInByCall(page, request, 0);
  await holdByCall(request, headers, await sampleOffer(request, 'en_us'));
  const clock = await clockOf(page);
  const opened = deviceNow();
  await clock.install({ time: opened });
  await listen(page);
  await page.goto('/en_us/Faq.html');
  const cart = page.locator('header a[href*="ShoppingCart.html"]').first();
  await expect(cart).toHaveAccessibleName('Cart, seats held for up to 10 minutes');
  await page.waitForLoadState('networkidle');
  await clock.pauseAt(opened + 60_000);
  const secondsLeft = async () => {
    const [, minutes = 0, seconds = 0] = /(\d+):(\d\d)/.exec(await cart.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const goTo = async (left: number) => clock.fastForward(1000 * ((await secondsLeft()) - left));
  const news = page.getByRole('group', { name: t('heldSeats.news'), exact: true });
  // The part with the time loads in the last five and a half minutes.
  await goTo(320);
  await expect
    .poll(async () => {
      // React shows a part that was loading after a timeout.
      await clock.runFor(100);
      return news.count();
    })
    .toBe(1);
  await takeHeard(page);
  for (const count of [5, 2, 1]) {
    await goTo(count * 60 + 4);
    await expect(cart).toContainText(`${count}:0`);
    await clock.runFor(8000);
    await expect(cart).toContainText(`${count - 1}:5`);
    await expectSaid(page, [t('heldSeats.minutesLeft', { count })]);
  }
  await expect(cart).toHaveAccessibleName('Cart, seats held for up to 1 minute');
  await advance(request, seatHold);
  await clock.runFor(60_000);
  await expect(news).toContainText(t('heldSeats.holdEnded'));
  await expectSaid(page, [expect.stringContaining(t('heldSeats.holdEnded'))]);
  await clock.resume();
  await page.getByRole('link', { name: t('common.toCart'), exact: true }).press('Enter');
  await page.waitForURL(/ShoppingCart\.html/);

  // The next hold has its own message.
  await page.getByRole('button', { name: /^Hold this seat again/ }).press('Enter');
  await expect(page.getByRole('timer')).toContainText('09:5');
  expect(textsIn(await takeHeard(page), 'said').filter((text) => / left to buy/.test(text))).toEqual([]);
});

test('§4 an order waits for a bank that never answers, then is cancelled and releases its seats', async ({
  page,
  request,
}) => {
  const offer = await sampleOffer(request, 'en_us');
  await holdSeats(page, 'en_us', offer, 0, 1);
  await page.locator('a[href*="TransactionPreview.html"]').first().click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Confirm and pay/ }).click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=never]').click();
  await page.waitForURL(/\/Receipt\.html/);
  await expect(page.getByRole('heading', { name: t('receipt.bankTitle'), exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await advance(request, bankApproval + 1000);
  await expect(
    page.getByRole('heading', { level: 1, name: t('receipt.bankNoAnswerTitle'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(offer.event.title).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/en_us/Member/TxnHistory.html');
  await takenOver(page);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(placeholders(page)).toHaveCount(0);
  await expect(page.getByText(offer.event.title)).toHaveCount(0);
});

test('§9 a courier whose last day ends at midnight says so once, and the e-ticket takes its place before the buyer’s eyes', async ({
  page,
  request,
}) => {
  const isLast = ({ event, performance }: Offer) => performance === event.performances.at(-1);
  const offer = await sampleOffer(request, 'en_us', 'untilLastDay', isLast);
  const lastDay = addDays(hongKongDate(offer.performance.startsAt), -delivery.hongKong.stopsDaysBefore);
  await setClock(request, toMilliseconds(civilToInstant(lastDay, '23:57')));
  const headers = await logInByCall(page, request, 0);
  await holdByCall(request, headers, offer);
  await page.goto('/en_us/TransactionPreview.html');
  await choose(page.locator('input[type=radio][value=courier]'));
  await expect(page.getByText(t('preview.courier', { place: t('preview.hongKong') })).nth(1)).toBeVisible();
  await page.getByRole('checkbox').check();

  await advance(request, 4 * 60_000);
  await page.getByRole('button', { name: /Confirm and pay/ }).click();
  const sentence = t('errors.courierTooLate', { days: 7, until: format.day(lastDay) });
  await expect(formProblem(page).first()).toContainText(sentence);
  await expect(page.getByText(t('preview.moved', { method: t('payment.eTicket') }))).toBeVisible();
  await expect(page.locator('main').getByText(/busy/i)).toHaveCount(0);
  await expect(page.locator('input[type=radio][value=eTicket]')).toBeChecked();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByText(t('preview.agreeAgain'))).toBeVisible();
  await expectNoAxeViolations(page);
});

test('§9 a hold that has run out while the event’s page is open no longer counts towards the limit', async ({
  page,
  request,
}) => {
  const headers = await logInByCall(page, request, 0);
  const offer = await sampleOffer(request, 'en_us', 'limited');
  const { ticketLimit } = offer.event;
  await holdByCall(request, headers, offer, ticketLimit);
  await (await clockOf(page)).install({ time: deviceNow() });
  await page.goto(eventPath('en_us', offer, 2));
  await takenOver(page);
  const hold = page.getByRole('button', { name: t('event.hold'), exact: true });
  await hold.click();
  await expect(formProblem(page).filter({ hasText: t('event.problem') })).toBeVisible();
  const toCart = page.locator('main').getByRole('link', { name: t('common.toCart'), exact: true });
  await expect(toCart.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The page itself shows the end of the hold, because the cart fails to load.
  await page.route('**/api/shoppingCart.do*', (route) => route.abort());
  await advance(request, seatHold + 1000);
  await page.clock.fastForward(seatHold + 1000);
  await expect(toCart).toHaveCount(0);
  await page.unrouteAll();
  await hold.click();
  await page.waitForURL(/\/ShoppingCart\.html/);
});

test('§4 when a hold runs out on the cart or the preview, the focus is at the heading that says so, and one press holds the same seats again', async ({
  page,
  request,
}) => {
  const headers = await logInByCall(page, request, 0);
  const offer = await sampleOffer(request, 'en_us');
  const runOut = async () => {
    // A part that still loads would be too late after the jump.
    await page.waitForLoadState('networkidle');
    await advance(request, seatHold + 1000);
    await page.clock.fastForward(seatHold + 1000);
  };
  await holdByCall(request, headers, offer, 2);
  await (await clockOf(page)).install({ time: deviceNow() });
  await page.goto('/en_us/ShoppingCart.html');
  const checkOut = page.locator('a[href*="TransactionPreview.html"]').first();
  await checkOut.focus();
  await runOut();
  await expect(page.getByRole('heading', { name: t('cart.timeUp'), exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: new RegExp(`^${t('cart.releasedAgain', { count: 2 })}`) }).click();
  await expect(checkOut).toBeVisible();
  await expect(page.getByText(t('cart.releasedChoose'))).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await checkOut.click();
  await page.getByRole('checkbox').focus();
  await runOut();
  await expect(page.getByRole('heading', { level: 1, name: t('preview.expiredTitle'), exact: true })).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^${t('cart.releasedAgain', { count: 2 })}`) }).click();
  await expect(page.getByRole('checkbox')).toBeVisible();
});

test.describe('§4 the end of a session', () => {
  const minute = 60_000;

  /** Advances the clocks of server and page. */
  async function pass(page: Page, request: APIRequestContext, milliseconds: number): Promise<void> {
    // A part that still loads would be too late after the jump.
    await page.waitForLoadState('networkidle');
    await advance(request, milliseconds);
    await page.clock.fastForward(milliseconds);
    // Renders pending messages, before a test expects none.
    await page.clock.runFor(1000);
  }

  const memberPaths = callNames.filter((name) => callOf(name).who === 'member').map((name) => callOf(name).path);

  /** Opens a page of a member after the login. Returns the member's calls from then on. */
  async function openAsMember(page: Page, request: APIRequestContext, address: string): Promise<string[]> {
    await (await clockOf(page)).install({ time: deviceNow() });
    await logInByCall(page, request, 0);
    await page.goto(address);
    await takenOver(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /Log out|登出|退出/ })).toBeVisible();
    // Idle callbacks wait for the test's clock.
    await page.clock.runFor(5000);
    await expect(page.getByRole('banner').getByRole('link', { name: /Notices|通知/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (each) => {
      const { pathname } = new URL(each.url());
      // Site-wide calls do not prolong the session.
      if (memberPaths.includes(pathname)) calls.push(each.url());
    });
    return calls;
  }

  const dialogIn = (page: Page, lang: Lang, near: boolean) =>
    page.getByRole('alertdialog', {
      name: textsOf(lang).t(near ? 'session.nearTitle' : 'session.overTitle'),
      exact: true,
    });

  const lang = 'zh_hk';
  test('a page warns 5 minutes before, makes no call by itself, and one press goes on', async ({ page, request }) => {
    const words = textsOf(lang);
    const calls = await openAsMember(page, request, `/${lang}/Events.html?category=cinema`);
    await pass(page, request, sessionIdle - sessionWarning - minute);
    await expect(dialogIn(page, lang, true)).toHaveCount(0);
    await pass(page, request, 2 * minute);
    await expect(dialogIn(page, lang, true)).toBeVisible();
    await expect(page.getByRole('timer')).toContainText(/\b[1-4]:\d\d$/);
    await expectNoAxeViolations(page);
    expect(calls).toEqual([]);

    await expect(page.getByRole('button', { name: words.t('session.stay'), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogIn(page, lang, true)).toHaveCount(0);
    await pass(page, request, sessionIdle - sessionWarning - minute);
    await expect(dialogIn(page, lang, true)).toHaveCount(0);
    await page.goto(`/${lang}/ShoppingCart.html`);
    await expect(page.getByRole('heading', { level: 1, name: words.t('cart.title'), exact: true })).toBeVisible();
  });

  test('a page that everybody may see says that the session has ended, and the login leads back to it', async ({
    page,
    request,
  }) => {
    const offer = await sampleOffer(request, 'en_us');
    const calls = await openAsMember(page, request, eventPath('en_us', offer, 3));
    await pass(page, request, sessionIdle - minute);
    await expect(dialogIn(page, 'en_us', true)).toBeVisible();
    await pass(page, request, minute + 1000);
    await expect(dialogIn(page, 'en_us', false)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(calls).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByRole('link', { name: t('session.otherWays'), exact: true }).click();
    await page.waitForURL(/\/Login\.html/);
    await expect(dialogIn(page, 'en_us', false)).toHaveCount(0);
    await expect(page.getByText(t('login.sessionExpiredTitle'))).toBeVisible();
    await logIn(page, 'en_us', 0);
    await page.waitForURL(/\/EventDetail\.html/);
    await expect(page.getByLabel(t('event.quantity'), { exact: true })).toHaveValue('3');
    await expect(page.getByRole('button', { name: t('event.hold'), exact: true })).toBeFocused();
  });

  test('the page of a member is empty and asks to log in again above it, in every tab, and goes on there', async ({
    page,
    request,
    context,
  }) => {
    await openAsMember(page, request, '/en_us/Member/TxnHistory.html?tab=past');
    const other = await context.newPage();
    await other.goto('/en_us/Member/Favourites.html');
    await expect(other.getByRole('heading', { level: 1, name: t('common.favourites'), exact: true })).toBeVisible();
    // A late call of the other tab would prolong the session of both.
    await expect(other.getByRole('banner').getByRole('link', { name: /Notices/ })).toBeVisible();
    await other.waitForLoadState('networkidle');
    await pass(page, request, sessionIdle - minute);
    await expect(dialogIn(page, 'en_us', true)).toBeVisible();
    await pass(page, request, minute + 1000);
    await expect(dialogIn(page, 'en_us', false)).toBeVisible();
    await expect(dialogIn(other, 'en_us', false)).toBeVisible();
    await expect(page.locator('main h1')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expect(page.getByLabel(t('session.password'), { exact: true })).toBeFocused();
    await page.keyboard.type(memberOf(0).password);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: t('common.transactionHistory'), exact: true }),
    ).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL('/en_us/Member/TxnHistory.html?tab=past');
    await expect(other.getByRole('heading', { level: 1, name: t('common.favourites'), exact: true })).toBeVisible();
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a call of another tab keeps the session of both', async ({ page, request, context }) => {
    await openAsMember(page, request, '/en_us/Events.html?category=cinema');
    await pass(page, request, sessionIdle - 2 * minute);
    await expect(dialogIn(page, 'en_us', true)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/en_us/ShoppingCart.html');
    await expect(other.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(dialogIn(page, 'en_us', true)).toHaveCount(0);
  });
});

test.describe('§4 what a mail brings ends by time', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('§9 a one-time password after 15 minutes, and another one logs in', async ({ page, request }) => {
    const email = await newMember(request);
    await (await clockOf(page)).install({ time: deviceNow() });
    await page.goto('/en_us/Login.html?way=oneTimePassword');
    await takenOver(page);
    await page.getByRole('main').getByLabel(t('login.emailOnly'), { exact: true }).fill(email);
    await page.locator('#agreed').press(' ');
    await page.getByRole('button', { name: t('login.ask'), exact: true }).click();
    const code = page.getByRole('textbox', { name: t('login.oneTimePassword'), exact: true });
    await expect(code).toBeFocused();
    const enter = async () => {
      await code.fill((await mailTo(request, email)).code ?? '');
      await page.keyboard.press('Enter');
    };
    await advance(request, oneTimePassword.validity);
    await page.clock.fastForward(oneTimePassword.validity);
    await enter();
    await expect(code).toHaveAccessibleDescription(new RegExp(t('errors.oneTimePasswordExpired')));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.getByRole('button', { name: t('login.askAgain'), exact: true }).click();
    await expect(page.getByRole('button', { name: /^Send another one in \d/ })).toBeDisabled();
    await enter();
    await page.waitForURL('**/en_us/Events.html');
  });

  test('a reset link after 60 minutes, and the page leads to another one', async ({ page, request }) => {
    const email = await newMember(request);
    expect((await request.post('/api/user/forgotPassword.do?locale=en_US', { data: { email } })).status()).toBe(200);
    const link = await linkTo(request, email);
    await page.goto(link);
    await page.getByLabel(t('resetPassword.newPassword'), { exact: true }).fill('curtain-rises');
    await page.getByLabel(t('resetPassword.retypedPassword'), { exact: true }).fill('curtain-rises');
    // The link expires while its form is open.
    await advance(request, mailLinks.reset);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(t('resetPassword.expiredTitle'));
    await page.goto(link);
    await expect(heading(page)).toHaveText(t('resetPassword.expiredTitle'));
    await expect(heading(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('resetPassword.forgotAgain'), exact: true })
      .click();
    await expect(heading(page)).toHaveText(t('forgotPassword.title'));
    expect((await request.post('/api/user/login.do', { data: { email, password } })).status()).toBe(200);
  });

  test('an activation link after 48 hours, and the page leads to another mail', async ({ page, request }) => {
    const email = await register(request);
    await advance(request, mailLinks.activation);
    await page.goto(await linkTo(request, email));
    await expect(heading(page)).toHaveText(t('activation.expiredTitle'));
    await expectNoAxeViolations(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('activation.again'), exact: true })
      .click();
    await page.waitForURL(/\/ForgotPassword\.html/);
    await page.getByRole('main').getByLabel(t('forgotPassword.email'), { exact: true }).fill(email);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(t('forgotPassword.sentTitle'));
    await page.goto(await linkTo(request, email));
    await expect(heading(page)).toHaveText(t('activation.doneTitle'));
  });
});

test('§2 a favourite that was sold out is marked once it is back on sale, and one that is over is past, in two languages', async ({
  page,
  request,
}) => {
  const { event } = await sampleOffer(request, 'en_us', 'lastTickets');
  const like = async (headers: Record<string, string>) => {
    const liked = await request.post('/api/favourites.do', { headers, data: { eventId: event.id } });
    expect(liked.status()).toBe(200);
  };
  await emptyCart(request, 1);
  const buyer = { authorization: `Bearer ${await tokenOf(request, 1)}` };
  for (const performance of event.performances) {
    for (const zone of performance.zones) {
      await holdByCall(request, buyer, { event, performance, zone }, zone.remaining);
    }
  }
  await like({ authorization: `Bearer ${await tokenOf(request, 0)}` });
  await emptyCart(request, 1);

  const langs = ['zh_hk', 'en_us'] as const;
  const main = page.getByRole('main');
  await logInByCall(page, request, 0);
  for (const lang of langs) {
    const { t } = textsOf(lang);
    await page.goto(`/${lang}/Member/Favourites.html`);
    await expect(main.getByText(t('favourites.backOnSaleTitle', { count: 1 }))).toBeVisible();
    const upcoming = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('favourites.upcoming'), exact: true }) });
    await expect(upcoming.getByRole('article')).toContainText(t('favourites.backOnSale'));
  }
  await expectNoAxeViolations(page);

  await setClock(request, toMilliseconds(civilToInstant(addDays(event.lastDate, 1), '00:00')));
  const headers = await logInByCall(page, request, 0);
  for (const lang of langs) {
    const { t } = textsOf(lang);
    await page.goto(`/${lang}/Member/Favourites.html`);
    const past = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('favourites.over'), exact: true }) });
    await expect(past.getByRole('listitem')).toHaveCount(1);
    await expect(main.getByRole('heading', { name: t('favourites.upcoming'), exact: true })).toHaveCount(0);
    await expect(past.getByRole('link')).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
  await request.delete(`/api/favourites/${event.id}.do`, { headers });
});
