import type { Lang } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { newMember, password } from './members.js';
import {
  agree,
  choose,
  confirmLabel,
  emptyCart,
  eventPath,
  formProblem,
  listenForComplaints,
  logInByCall,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';
import { translate, translatedSign } from './translator.js';

// Serial, because a purchase in one language changes the counts in the others.
test.describe.configure({ mode: 'default' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  await expect(page.locator('main h1 font').first()).toBeAttached();
}

async function read(page: Page, parts: string): Promise<string[]> {
  const texts = await page.locator(parts).evaluateAll((found) =>
    found.map((part) => {
      const copy = part.cloneNode(true) as Element;
      for (const unseen of copy.querySelectorAll('noscript')) unseen.remove();
      return copy.textContent;
    }),
  );
  return texts.map((text) => text.replaceAll(translatedSign, ''));
}

/** Expects that parts of the page equal those of a new document. */
async function expectFresh(page: Page, parts: string): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await takenOver(fresh);
  const both = async () => [await read(page, parts), await read(fresh, parts)];
  await expect.poll(async () => new Set((await both()).map(String)).size).toBe(1);
  await fresh.close();
}

for (const lang of ['zh_hk', 'en_us'] satisfies Lang[]) {
  const { t, format } = textsOf(lang);
  const main = (page: Page) => page.getByRole('main');
  const press = (page: Page, name: string | RegExp) =>
    main(page)
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
  const fill = (page: Page, label: string, value: string) =>
    main(page).getByLabel(label, { exact: true }).first().fill(value);

  test(`on a translated page a member chooses seats, holds them, pays, and reads the new figures (${lang})`, async ({
    page,
    request,
  }, { parallelIndex }) => {
    const complaints = listenForComplaints(page);
    await emptyCart(request, parallelIndex);
    const offer = await sampleOffer(request, lang, 'standardOnly');
    const [, second] = offer.event.performances;
    if (!second) throw new Error('The event has one performance.');
    await logInByCall(page, request, parallelIndex);
    await translate(page);

    await open(page, eventPath(lang, offer, 1));
    const calendar = main(page).getByRole('link', { name: new RegExp(`^${t('event.addToCalendar')}`) });
    await expect(calendar).toContainText(format.showTime(offer.performance.startsAt));
    await page.locator(`main a[href*="performanceId=${second.id}"]`).first().click();
    await expect(calendar).toContainText(format.showTime(second.startsAt));
    await choose(page.locator(`input[type=radio][name=zone][value=${offer.zone.code}]`));
    await press(page, new RegExp(`^${t('event.more')}`));
    await expectFresh(page, '#zones');
    await press(page, t('event.hold'));

    await page.waitForURL(/ShoppingCart\.html/);
    await expect(main(page).getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
    for (const timer of [main(page).getByRole('timer').first(), page.getByRole('banner')]) {
      const before = await timer.innerText();
      await expect.poll(() => timer.innerText()).not.toBe(before);
    }
    await press(page, new RegExp(`^${t('cart.remove')}`));
    await expect(
      main(page)
        .getByText(t('order.tickets', { count: 1 }))
        .first(),
    ).toBeVisible();
    await page.locator('main a[href*="TransactionPreview.html"]').first().click();

    await page.waitForURL(/TransactionPreview\.html/);
    const confirm = page.getByRole('button', { name: confirmLabel({ t, format }, offer, 1), exact: true });
    await expect(confirm).toBeVisible();
    await main(page)
      .getByRole('textbox', { name: t('preview.promotionCode'), exact: true })
      .fill('GONG10');
    await press(page, t('preview.promotionApply'));
    await expect(confirm).toHaveCount(0);
    await press(page, t('preview.promotionRemove'));
    await expect(confirm).toBeVisible();
    for (const value of ['kiosk', 'eWallet']) await choose(page.locator(`input[type=radio][value=${value}]`));
    await agree(page);
    await confirm.click();

    await page.waitForURL(/\/fake\/bank/);
    await page.locator('button[value=approve]').click();
    await page.waitForURL(/Receipt\.html/);
    await expect(main(page).getByRole('heading', { level: 1, name: t('receipt.booked'), exact: true })).toBeVisible();
    await page.locator('main a[href*="TransactionDetail.html"], main a[href*="TxnHistory.html"]').first().click();
    await page.waitForURL(/Txn|TransactionDetail/);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`on a translated page searches and forms work, and the figures are the new ones (${lang})`, async ({
    page,
    request,
  }) => {
    const complaints = listenForComplaints(page);
    const email = await newMember(request);
    const { event } = await sampleOffer(request, lang);
    const soldOut = await sampleOffer(request, lang, 'soldOut');
    await translate(page);

    await open(page, `/${lang}/Events.html`);
    await page.getByLabel(t('home.interest'), { exact: true }).selectOption('music');
    await expect(page).toHaveURL(/interest=music/);
    await expectFresh(page, '#events, main nav');
    const search = page.locator('header input[type=search]');
    await search.fill(event.title);
    await expect(page.locator('header').getByRole('option').filter({ hasText: event.title }).first()).toBeVisible();
    await search.press('Escape');
    await search.press('Enter');
    await expect(page.locator('#events')).toBeFocused();
    await expectFresh(page, '#events, main nav');
    await page.locator(`#heart-${event.id}`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await open(page, `/${lang}/CS.html`);
    await press(page, t('contactUs.submit'));
    await expect(formProblem(page)).toBeFocused();
    await fill(page, t('contactUs.name'), 'Wong Siu-ming');
    await fill(page, t('contactUs.email'), 'siuming@example.com');
    await fill(page, t('contactUs.phone'), '2345 6789');
    await fill(page, t('contactUs.enquiry'), 'Where is Block L?');
    await press(page, t('contactUs.submit'));
    await expect(main(page)).toContainText(/R-\d{8}-\d{8}/);
    await press(page, t('contactUs.another'));

    await open(page, `/${lang}/Login.html?view=register`);
    await fill(page, t('register.email'), 'someone@example.com');
    await press(page, t('register.submit'));
    await expect(formProblem(page)).toBeFocused();
    await fill(page, t('register.confirmEmail'), 'someone@example.com');
    await press(page, t('register.submit'));
    await expect(formProblem(page)).toBeFocused();

    for (const other of ['zh_cn', lang]) {
      await page.locator(`header a[href*="lang=${other}"]`).first().click();
      await page.waitForURL(new RegExp(`/${other}/Login`));
      await expect(page.locator('main h1 font').first()).toBeAttached();
    }

    await open(page, `/${lang}/Login.html?target=${encodeURIComponent(`/${lang}/Member/Favourites.html`)}`);
    for (const entered of ['wrong password', password]) {
      await fill(page, t('login.email'), email);
      await fill(page, t('login.password'), entered);
      await press(page, t('login.submit'));
      if (entered !== password) await expect(formProblem(page)).toBeVisible();
    }
    // The browser reports the rejected password.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
    await page.waitForURL(/Favourites/);
    await expect(main(page).getByRole('heading', { name: t('common.noRecordsFound'), exact: true })).toBeVisible();

    await open(page, `/${lang}/EventDetail.html?eventId=${event.id}`);
    const heart = page.locator(`#heart-${event.id}`);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.locator('header a[href*="Favourites.html"]').first().click();
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('1');
    await heart.click();
    await press(page, t('favourites.undoOf', { title: event.title }));
    await expect(heart).toBeFocused();

    const { performance, zone } = soldOut;
    const wish = { eventId: soldOut.event.id, performanceId: performance.id, zone: zone.code, quantity: '1' };
    await open(page, `/${lang}/Member/WishList.html?${new URLSearchParams(wish)}`);
    await choose(main(page).getByRole('radio', { name: '2', exact: true }));
    await press(page, t('wishList.submit'));
    await expect(page.getByText(t('wishList.done_add', { title: soldOut.event.title }))).toBeVisible();

    await open(page, `/${lang}/Member/TopUps.html`);
    for (const amount of ['135', '140']) {
      await fill(page, t('points.ownAmount'), amount);
      await expect(main(page).getByRole('button', { name: /13,500|14,000/ })).toBeVisible();
    }
    await page.locator('main a[href*="TopUpsHistory.html"], nav a[href*="TxnHistory.html"]').first().click();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
