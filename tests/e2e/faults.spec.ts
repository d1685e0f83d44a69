import type { FailureKind, Transaction } from '@first-gong/domain';
import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { endSession, newEmail } from './members.js';
import {
  buyByCall,
  callTo,
  choose,
  confirmLabel,
  emptyCart,
  eventPath,
  formProblem,
  holdByCall,
  logIn,
  logInByCall,
  memberOf,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { clockOf, deviceNow, expect, test } from './test.js';

const lang = 'en_us';
const texts = textsOf(lang);
const { t } = texts;

interface Fault {
  name: string;
  kind: FailureKind;
  happen: (route: Route) => Promise<void>;
}

const offline: Fault = {
  name: 'out of reach',
  kind: 'offline',
  happen: (route) => route.abort('internetdisconnected'),
};
/** A file that fails to load with a network. */
const blocked = { kind: 'partTimeOut' } as const;
const busy: Fault = {
  name: 'down (503)',
  kind: 'busy',
  happen: (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'upstream connect error' }),
};
const html: Fault = {
  name: 'answering HTML',
  kind: 'unreadable',
  happen: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
};
const empty: Fault = {
  name: 'answering an empty object',
  kind: 'unreadable',
  happen: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
};

const titleOf = ({ kind }: Pick<Fault, 'kind'>) => t(`common.${kind}Title`);
/** The title on pages of a transaction, which also state that the order is unchanged. */
const orderTitleOf = ({ kind }: Fault) => t(kind === 'offline' ? 'order.offlineTitle' : 'order.failedTitle');
const failure = (page: Page, fault: Pick<Fault, 'kind'>) =>
  page.getByRole('heading', { level: 1, name: titleOf(fault), exact: true });
/** The list's links to events, without the link of an upcoming event's slip, which arrives late. */
const eventLinks = (page: Page) => page.locator('main article a[href*="EventDetail.html"]');
const tryAgain = (page: Page) => page.locator('main').getByRole('button', { name: t('common.tryAgain'), exact: true });

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

// The client's own tests cover every kind of failure; here each kind and each scenario occurs once.
test(`with the box office ${busy.name}, a filter shows no list of other events, and trying again shows the right one`, async ({
  page,
}) => {
  await page.goto(`/${lang}/Events.html`);
  await takenOver(page);
  const list = callTo('/data/utsvEventList.json');
  await page.route(list, busy.happen);
  await page.locator('nav a[href*="category=cinema"]').first().click();
  await expect(failure(page, busy)).toBeVisible();
  await expect(eventLinks(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unroute(list);
  await tryAgain(page).click();
  await expect(eventLinks(page).first()).toBeVisible();
  await expect(page).toHaveURL(/category=cinema/);
});

test(`with the box office ${html.name}, nothing is held and the choice is kept`, async ({ page, request }, {
  parallelIndex,
}) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await page.goto(eventPath(lang, offer, 3));
  await takenOver(page);
  const seatHold = callTo('/api/seatHold.do');
  await page.route(seatHold, html.happen);
  const button = page.getByRole('button', { name: t('event.hold'), exact: true });
  await button.click();
  await expect(formProblem(page)).toContainText(t('event.holdFailed', { what: titleOf(html) }));
  await expect(page.locator(`input[type=radio][name=zone][value=${offer.zone.code}]`)).toBeChecked();
  await expect(page.getByLabel(t('event.quantity'), { exact: true })).toHaveValue('3');
  await expect(page).toHaveURL(eventPath(lang, offer, 3));
  await expectNoAxeViolations(page);
  const cart = await request.get('/api/shoppingCart.do', { headers });
  expect(await cart.json()).toMatchObject({ ticketCount: 0 });
  await page.unroute(seatHold);
  await button.click();
  await page.waitForURL(/\/ShoppingCart\.html/);
});

test(`with the box office ${empty.name}, the login keeps what was typed`, async ({ page }, { parallelIndex }) => {
  await page.goto(`/${lang}/Login.html`);
  const login = callTo('/api/user/login.do');
  await page.route(login, empty.happen);
  await logIn(page, lang, parallelIndex);
  await expect(page.getByText(t('login.failed', { what: titleOf(empty) }))).toBeVisible();
  const { loginEmail, password } = memberOf(parallelIndex);
  await expect(page.getByLabel(t('login.email'), { exact: true })).toHaveValue(loginEmail);
  await expect(page.getByLabel(t('login.password'), { exact: true })).toHaveValue(password);
  await page.unroute(login);
  await page
    .locator('main form')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
  await page.waitForURL(/\/Events\.html/);
});

test(`2.4.3 with the box office ${offline.name}, every page of a member reports it and recovers, and keeps the focus`, async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  const { transactionNumber } = await buyByCall(request, headers, offer);
  await holdByCall(request, headers, offer);
  const number = `transactionNumber=${transactionNumber}`;
  const { title } = offer.event;
  const order = [orderTitleOf, title] as const;
  const pages = [
    ['ShoppingCart.html', '/api/shoppingCart.do', titleOf, title],
    ['TransactionPreview.html', '/api/transactionPreview.do', titleOf, title],
    [`Receipt.html?${number}`, '/api/Member/TransactionDetail.do', ...order],
    [`Receipt.html?${number}`, '/api/Member/MemberInfo.do', ...order],
    ['Member/TxnHistory.html', '/api/user/txns.do', ...order],
    ['Member/TxnHistory.html', '/api/Member/MemberInfo.do', ...order],
    [`Member/TransactionDetail.html?${number}`, '/api/Member/TransactionDetail.do', ...order],
    ['Member/Favourites.html', '/api/favourites.do', titleOf, t('common.favourites')],
    ['Member/MemberInfo.html', '/api/Member/MemberInfo.do', titleOf, t('memberInfo.devicesTitle')],
    ['Member/TopUps.html', '/api/user/balance.do', titleOf, t('points.historyTitle')],
    ['Member/TopUpsHistory.html', '/api/user/topUps.do', titleOf, t('points.topUpsTitle')],
    ['Member/Notices.html', '/api/user/personalNotices.do', titleOf, t('member.notices')],
    ['ResetPassword.html?token=x', '/api/user/resetLink.do', titleOf, t('resetPassword.incompleteTitle')],
  ] as const;
  // A device with offline tickets shows them instead: offlineTickets.spec.
  await page.addInitScript(() => localStorage.removeItem('tickets'));
  for (const [address, path, titleAt, content] of pages) {
    const failed = page.getByRole('heading', { level: 1, name: titleAt(offline), exact: true });
    await test.step(`${address} without ${path}`, async () => {
      await page.route(callTo(path), offline.happen);
      await page.goto(`/${lang}/${address}`);
      await expect(failed).toBeVisible();
      const refused = page.waitForEvent('requestfailed', (call) => callTo(path)(new URL(call.url())));
      await tryAgain(page).press('Enter');
      await refused;
      await expect(failed).toBeVisible();
      await expect(page.locator('main:focus-within, main:focus')).toBeVisible();
      await page.unrouteAll();
      await tryAgain(page).press('Enter');
      await expect(page.locator('main').getByText(content).filter({ visible: true }).first()).toBeVisible();
      await expect(failed.or(tryAgain(page))).toHaveCount(0);
      // The title may get a count with the answer.
      await expect(async () => {
        const title = (await page.locator('main h1').textContent()) ?? '';
        await expect(page.locator('main:focus, main h1:focus')).toHaveAccessibleName(title, { timeout: 1000 });
      }).toPass();
    });
  }
});

test.describe('§9 a box office that does not answer within 30 seconds', () => {
  test.beforeEach(async ({ page }) => {
    await (await clockOf(page)).install({ time: deviceNow() });
    // The test clock does not move the browser's own timer of a signal, so setTimeout replaces it.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
        return controller.signal;
      };
    });
  });

  const timeOut = { kind: 'timeOut' } as const;

  test('seats are not held, the choice is kept, and trying again holds them', async ({ page, request }, {
    parallelIndex,
  }) => {
    await logInByCall(page, request, parallelIndex);
    const offer = await sampleOffer(request, lang);
    await page.goto(eventPath(lang, offer, 3));
    await takenOver(page);
    await page.route(callTo('/api/seatHold.do'), () => undefined);
    const sent = page.waitForRequest(/seatHold/);
    const message = page.getByText(t('event.holdFailed', { what: titleOf(timeOut) }));
    await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
    await sent;
    await page.clock.fastForward(25_000);
    await expect(page.getByRole('button', { name: t('event.holding'), exact: true })).toBeVisible();
    await expect(message).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await expect(message).toBeVisible();
    await expect(page.getByLabel(t('event.quantity'), { exact: true })).toHaveValue('3');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
    await page.waitForURL(/\/ShoppingCart\.html/);
  });

  test('the cart reports it and recovers', async ({ page, request }, { parallelIndex }) => {
    await logInByCall(page, request, parallelIndex);
    await page.route(callTo('/api/shoppingCart.do'), () => undefined);
    const sent = page.waitForRequest(/shoppingCart/);
    await page.goto(`/${lang}/ShoppingCart.html`);
    await sent;
    await expect(page.getByText(t('cart.loading'))).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(failure(page, timeOut)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
  });
});

test('§4 a confirmation with a lost response can be repeated, with one transaction and one charge', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, headers, offer);
  await page.goto(`/${lang}/TransactionPreview.html`);
  await page.getByRole('checkbox').check();
  let lost = '';
  await page.route(callTo('/api/transactionConfirm.do'), async (route) => {
    const answer = await route.fetch();
    lost = ((await answer.json()) as Transaction).transactionNumber;
    await route.abort('connectionreset');
  });
  const confirm = page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true });
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: titleOf(offline) })).toContainText(t('preview.noAnswer'));
  expect(lost).not.toBe('');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await confirm.click();
  await page.waitForURL(/\/fake\/bank/);
  await page.locator('button[value=approve]').click();
  await page.waitForURL(/\/Receipt\.html/);
  expect(new URL(page.url()).searchParams.get('transactionNumber')).toBe(lost);
  const charges = (await (await request.get('/fake/charges.json')).json()) as { transactionNumber: string }[];
  expect(charges.filter(({ transactionNumber }) => transactionNumber === lost)).toHaveLength(1);
});

test('§4 the preview reports beside the choice that it has no total, and keeps the choice', async ({ page, request }, {
  parallelIndex,
}) => {
  await holdByCall(request, await logInByCall(page, request, parallelIndex), await sampleOffer(request, lang));
  await page.goto(`/${lang}/TransactionPreview.html`);
  await page.getByRole('checkbox').check();
  await page.route(callTo('/api/transactionPreview.do'), offline.happen);
  await choose(page.locator('input[type=radio][value=kiosk]'));
  await expect(page.getByRole('alert').filter({ hasText: titleOf(offline) })).toBeVisible();
  await expect(page.locator('input[type=radio][value=kiosk]')).toBeChecked();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('§4 when the session ends on the preview, a login above it goes on with the same choices', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  await holdByCall(request, headers, offer);
  await page.goto(`/${lang}/TransactionPreview.html`);
  await page.getByRole('checkbox').check();
  await endSession(page, request);
  await page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: t('session.overTitle'), exact: true });
  await dialog.getByLabel(t('session.password'), { exact: true }).fill(memberOf(parallelIndex).password);
  await dialog.getByRole('button', { name: t('session.logIn'), exact: true }).click();
  await expect(page.getByRole('button', { name: confirmLabel(texts, offer, 1), exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

/**
 * Removes a part and the main script of the open page's release, until a document of the new one requests its own.
 * Other parts still load: a slow machine loads some of them late.
 * @returns the number of new documents
 */
async function releaseAnew(page: Page, part: string): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(new RegExp(`/assets/(main|${part})-`), (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: 'Not found.' }) : route.continue(),
  );
  return () => documents;
}

/** Waits for the reload of this action, not of the later poll for the site's state. */
const loadedAnew = (page: Page) => page.waitForEvent('domcontentloaded', { timeout: 20_000 });

/** The field of the footer's form, and the line with its result. */
function newsletterIn(page: Page) {
  const footer = page.getByRole('contentinfo');
  return {
    box: footer.getByLabel(t('footer.newsletterEmail'), { exact: true }),
    line: footer.locator('form [role=status]'),
  };
}

test.describe('§8 a part of the site that does not load', () => {
  test('keeps the frame, shows a message and can be loaded again', async ({ page }) => {
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    await page.route('**/assets/EventDetailRoute*.js', (route) => route.abort());
    const link = eventLinks(page).first();
    const address = await link.getAttribute('href');
    await link.click();
    await expect(failure(page, blocked)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.locator('#performances')).toBeVisible();
    await expect(failure(page, blocked)).toHaveCount(0);
    await expect(page).toHaveURL(address ?? '');
  });

  test('fails after 120 seconds', async ({ page }) => {
    await (await clockOf(page)).install({ time: deviceNow() });
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    await page.route('**/assets/EventDetailRoute*.js', () => undefined);
    const requested = page.waitForRequest(/EventDetailRoute/);
    await eventLinks(page).first().click();
    await requested;
    await page.clock.fastForward(110_000);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(failure(page, blocked)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(failure(page, blocked)).toBeVisible();
    await expect(page.getByRole('main').getByText(t('common.partLoadFailed'))).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('is one that a screen loads itself: it fails after 120 seconds too', async ({ page, request }) => {
    const offer = await sampleOffer(request, lang);
    await (await clockOf(page)).install({ time: deviceNow() });
    await page.route('**/assets/BestSeats*.js', () => undefined);
    const requested = page.waitForRequest(/BestSeats/);
    await page.goto(eventPath(lang, offer));
    await takenOver(page);
    await requested;
    const lost = page.getByText(t('common.partFailed', { part: t('seats.bestNow') }));
    await page.clock.fastForward(110_000);
    await expect(lost).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(lost).toBeVisible();
    await expect(page.getByRole('button', { name: t('event.loginFirst'), exact: true }).first()).toBeVisible();
  });

  test('is the first script: after 120 seconds the page says so, and the browser sends the form', async ({ page }) => {
    await (await clockOf(page)).install({ time: deviceNow() });
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`/${lang}/CS.html`, { waitUntil: 'commit' });
    await page.getByLabel(t('contactUs.enquiry'), { exact: true }).fill('Where is Block L?');
    await page.clock.fastForward(110_000);
    await expect(page.getByText(t('common.partLoadFailed'))).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(page.getByText(t('common.partLoadFailed'))).toBeVisible();
    await page.getByRole('button', { name: t('contactUs.submit'), exact: true }).click();
    await expect(page.getByText(t('contactUs.unsentTitle'))).toBeVisible();
  });

  test('loads the document once when a new release has replaced its files while the page was open', async ({
    page,
  }) => {
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    const documents = await releaseAnew(page, 'EventDetailRoute');
    const link = eventLinks(page).first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator('#performances')).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(documents()).toBe(1);
    await expect(failure(page, blocked)).toHaveCount(0);
  });

  test('also loads the document once when the part is the client, and a filter shows its list', async ({ page }) => {
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    const documents = await releaseAnew(page, 'client');
    await Promise.all([loadedAnew(page), page.locator('nav a[href*="category=cinema"]').first().click()]);
    await takenOver(page);
    await expect(page).toHaveURL(/category=cinema/);
    await expect(eventLinks(page).first()).toBeVisible();
    expect(documents()).toBe(1);
  });

  test('keeps a typed password after a new release and says what to do', async ({ page }, { parallelIndex }) => {
    // The login's document loads the client at once.
    await page.route('**/assets/client-*.js*', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
    await page.goto(`/${lang}/Login.html`);
    await takenOver(page);
    const documents = await releaseAnew(page, 'client');
    await logIn(page, lang, parallelIndex);
    await expect(page.getByText(t('login.failed', { what: titleOf({ kind: 'outdated' }) }))).toBeVisible();
    await expect(page.getByLabel(t('login.password'), { exact: true })).toHaveValue(memberOf(parallelIndex).password);
    expect(documents()).toBe(0);
  });

  test('is the newsletter: its line says so, the email stays, and the next press subscribes it', async ({ page }) => {
    const email = newEmail();
    const { box, line } = newsletterIn(page);
    await page.goto(`/${lang}/PastEvents.html`);
    await takenOver(page);
    await page.route('**/assets/newsletter-*.js*', (route) => route.abort());
    await box.fill(email);
    await box.press('Enter');
    await expect(line).toHaveText(t('common.notSubscribed', { what: titleOf(blocked) }));
    await expect(box).toHaveValue(email);
    await page.unrouteAll();
    await box.press('Enter');
    await expect(line).toHaveText(t('newsletter.done', { email }));
  });

  test('is the newsletter after 120 seconds', async ({ page }) => {
    const { box, line } = newsletterIn(page);
    await (await clockOf(page)).install({ time: deviceNow() });
    await page.goto(`/${lang}/PastEvents.html`);
    await takenOver(page);
    await page.route('**/assets/newsletter-*.js', () => undefined);
    const requested = page.waitForRequest(/newsletter-/);
    await box.fill('reader@example.com');
    await box.press('Enter');
    await requested;
    await page.clock.fastForward(110_000);
    await expect(line).toHaveText('');
    await page.clock.fastForward(10_000);
    await expect(line).toHaveText(t('common.notSubscribed', { what: titleOf(blocked) }));
  });

  test('is the newsletter after a new release: the email stays, and its line says what to do', async ({ page }) => {
    const { box, line } = newsletterIn(page);
    await page.goto(`/${lang}/PastEvents.html`);
    await takenOver(page);
    const documents = await releaseAnew(page, 'newsletter');
    await box.fill('reader@example.com');
    await box.press('Enter');
    await expect(line).toHaveText(t('common.notSubscribed', { what: titleOf({ kind: 'outdated' }) }));
    await expect(box).toHaveValue('reader@example.com');
    expect(documents()).toBe(0);
  });

  test('is the display sheet: the page says so and stays, and trying again opens the sheet', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    await page.route('**/assets/DisplaySheet-*.js*', (route) => route.abort());
    await page.getByRole('link', { name: t('common.display'), exact: true }).click();
    await expect(page.getByText(t('common.partFailed', { part: t('common.display') }))).toBeVisible();
    await expect(eventLinks(page).first()).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is the display sheet after a new release: the document is loaded once, and then the sheet opens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    const documents = await releaseAnew(page, 'DisplaySheet');
    const open = page.getByRole('link', { name: t('common.display'), exact: true });
    await Promise.all([loadedAnew(page), open.click()]);
    await takenOver(page);
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(documents()).toBe(1);
  });

  test('is one that a screen loads itself: a new release loads the document once, and the choice stays', async ({
    page,
    request,
  }, { parallelIndex }) => {
    await logInByCall(page, request, parallelIndex);
    const path = eventPath(lang, await sampleOffer(request, lang)).replace(/&zone=.*/, '');
    await page.goto(path);
    await takenOver(page);
    const documents = await releaseAnew(page, 'SeatPicker');
    await Promise.all([loadedAnew(page), page.locator('a[href*="way=list"]').first().click()]);
    await takenOver(page);
    await expect(page).toHaveURL(/way=list/);
    await expect(page.getByRole('spinbutton', { name: t('seats.together'), exact: true })).toBeVisible();
    expect(documents()).toBe(1);
  });

  test('does not block other pages', async ({ page }) => {
    await page.goto(`/${lang}/Events.html`);
    await takenOver(page);
    await page.route('**/assets/EventDetailRoute*.js', (route) => route.abort());
    await eventLinks(page).first().click();
    await expect(failure(page, blocked)).toBeVisible();
    await page.locator('main a[href$="/Events.html"]').first().click();
    await page.waitForURL(/\/Events\.html$/);
    await expect(eventLinks(page).first()).toBeVisible();
    await expect(failure(page, blocked)).toHaveCount(0);
  });

  test('shows a message also on the first page of a visit', async ({ page, request }, { parallelIndex }) => {
    await logInByCall(page, request, parallelIndex);
    await page.route('**/assets/ShoppingCartRoute*.js', (route) => route.abort());
    await page.goto(`/${lang}/ShoppingCart.html`);
    await expect(failure(page, blocked)).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
  });

  test('keeps what was typed in the login when it is the client of the API, and loads at the next try', async ({
    page,
  }, { parallelIndex }) => {
    // The document loads the client at once.
    await page.route('**/assets/client-*.js*', (route) => route.abort());
    await page.goto(`/${lang}/Login.html`);
    await logIn(page, lang, parallelIndex);
    await expect(page.getByText(t('login.failed', { what: titleOf(blocked) }))).toBeVisible();
    await page.unrouteAll();
    await page
      .locator('main form')
      .getByRole('button', { name: t('login.submit'), exact: true })
      .click();
    await page.waitForURL(/\/Events\.html/);
  });
});

test('an error of the script reaches the log of the server, without its message', async ({ page }) => {
  await page.goto(`/${lang}/Events.html`);
  await takenOver(page);
  const reported = page.waitForResponse('**/clientError');
  await page.evaluate(() => {
    const error = new TypeError('ho@example.com');
    error.stack = `TypeError: ho@example.com\n    at ${location.origin}/assets/main-a1b2.js:1:9`;
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  const response = await reported;
  expect(response.status()).toBe(204);
  const sent = response.request().postDataJSON();
  expect(sent).toMatchObject({ name: 'TypeError', page: 'home', frames: ['main-a1b2.js:1:9'] });
  expect(sent.build).toMatch(/^main-[\w-]+\.js$/);
  expect(sent.request).toMatch(/^[0-9A-F]{8}$/);
  expect(JSON.stringify(sent)).not.toContain('@');
});
