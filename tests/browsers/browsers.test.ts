/** The shop in Firefox, WebKit and Chromium. Skips and names missing browsers. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type EventDetail,
  hongKongDate,
  href,
  type RouteName,
  routeNames,
  type Theme,
  themes,
} from '@first-gong/domain';
import { demoMember, sampleEventId } from '@first-gong/fake-api';
import { createTranslate } from '@first-gong/i18n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../../scripts/browser.mjs';
import { type Shop, startShop } from '../bench/pages/shop.js';
import { readWords } from '../e2e/words.js';
import { instant } from '../instant.js';
import { type Browser, openChromium, openFirefox, openWebKit } from './drivers.js';
import {
  coloursOf,
  count,
  faultsOf,
  fieldValue,
  focusedText,
  focusOn,
  focusOnText,
  has,
  hasFont,
  hash,
  hasReact,
  isFocused,
  linesOfFacts,
  mark,
  path,
  query,
  setCookie,
  shows,
  touch,
  wordSpace,
} from './inPage.js';

const lang = 'en_us';
const t = createTranslate(lang, await readWords(lang));
const today = hongKongDate(instant);
const seats = sampleEventId('seats', today);
/** An event with five facts. */
const limited = sampleEventId('limited', today);
const stadium = sampleEventId('stadium', today);
const soldOut = sampleEventId('soldOut', today);
const pictures = fileURLToPath(new URL('../../.cache/browsers/', import.meta.url));

let shop: Shop;
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  shop = await startShop();
});
afterAll(() => shop.end());

/** Parts with the same colours in every browser, by page. */
const parts: Record<string, Record<string, [selector: string, property: string]>> = {
  'Events.html': {
    page: ['body', 'background-color'],
    'chosen category': ['header nav [aria-current]', 'background-color'],
    'words of the chosen category': ['header nav [aria-current]', 'color'],
    'first action': ['main a[href*="EventDetail"]:has(> span > span > svg)', 'background-color'],
    'poster field': ['main article svg > path', 'fill'],
    footer: ['footer', 'background-color'],
    'words of the footer': ['footer a[href]', 'color'],
    'border of the newsletter': ['#newsletterEmail', 'border-top-color'],
    'focus ring': ['header input', 'outline-color'],
    'chosen theme in the footer': ['footer [aria-pressed=true]', 'background-color'],
    'words of the chosen theme': ['footer [aria-pressed=true]', 'color'],
  },
  [`EventDetail.html?eventId=${seats}`]: {
    flood: ['main header', 'background-color'],
    'words on the flood': ['main h1', 'color'],
    'poster field': ['main header svg > path', 'fill'],
    'action on the page': ['main a[href="#zones"]', 'background-color'],
    'words of the action': ['main a[href="#zones"]', 'color'],
    'border of the action': ['main a[href="#zones"]', 'border-top-color'],
  },
  'Login.html': {
    'field border': ['main form input', 'border-top-color'],
    field: ['main form input', 'background-color'],
    'first action': ['main form button[type=submit]', 'background-color'],
    'focus ring': ['main form input', 'outline-color'],
  },
};

/** Pages with text fields, in addition to login and registration. */
const formPages: RouteName[] = [
  'contactUs',
  'deliveryChangeRequest',
  'txnChangeRequest',
  'unsubscribe',
  'forgotPassword',
  'topUps',
  'memberInfo',
];

const eventOf = async (eventId: string): Promise<EventDetail> =>
  (await fetch(`${shop.url}/api/eventDetail.do?locale=en_US&eventId=${eventId}`)).json();

/** URL of the first performance and zone of an event, with a seat picker. */
async function choiceOf(eventId: string, way: 'list' | 'map', quantity: number): Promise<string> {
  const [performance] = (await eventOf(eventId)).performances;
  const zone = performance?.zones[0]?.code ?? '';
  return href(lang, 'eventDetail', {
    eventId,
    performanceId: performance?.id ?? '',
    zone,
    quantity: String(quantity),
    way,
  });
}

/** Requests a password reset. Returns the link of the mail. */
async function resetLink(): Promise<string> {
  await fetch(`${shop.url}/api/user/forgotPassword.do?locale=en_US`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoMember.loginEmail }),
  });
  const [mail] = await (await fetch(`${shop.url}/fake/outbox.json?to=${demoMember.loginEmail}`)).json();
  return mail.link.href;
}

const until = (what: () => Promise<unknown>, wanted: unknown = true) => expect.poll(what).toEqual(wanted);

const stepsOf = (browser: Browser) => {
  const steps = {
    /** Interacts with the page, so that its script loads, and waits for hydration. */
    takenOver: async () => {
      await until(() => browser.run(touch));
      await until(() => browser.run(hasReact));
    },
    open: async (address: string) => {
      await browser.open(`${shop.url}${address}`);
      await steps.takenOver();
    },
    /** Clicks the first visible element whose text starts with `words`. */
    press: async (selector: string, words: string) => {
      await until(() => browser.run(mark, selector, words));
      await browser.click('[data-wanted]');
    },
    arrive: async (page: string) => {
      await until(() => browser.run(path), `/${lang}/${page}`);
      await steps.takenOver();
    },
    /** Types by keyboard, and waits for the value. */
    type: async (selector: string, text: string) => {
      await until(() => browser.run(focusOn, selector));
      await browser.type(text);
      await until(() => browser.run(fieldValue, selector), text);
    },
    colours: async (theme: Theme) => {
      const found: Record<string, Record<string, number[]>> = {};
      for (const [page, wanted] of Object.entries(parts)) {
        await browser.run(setCookie, 'theme', theme);
        await steps.open(`/${lang}/${page}`);
        await until(() => browser.run(faultsOf), []);
        found[page] = await browser.run(coloursOf, wanted);
        await browser.picture(join(pictures, `${browser.name.split(/[ /]/)[0]}-${theme}-${page.split('.')[0]}.png`));
      }
      return found;
    },
  };
  return steps;
};

const browsers = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit };

/** Colours of Chromium, which runs first. */
const reference = new Map<Theme, Record<string, Record<string, number[]>>>();

for (const [name, start] of Object.entries(browsers)) {
  describe.skipIf(!isInstalled(name)).sequential(name, () => {
    let browser: Browser;
    let steps: ReturnType<typeof stepsOf>;
    let transactionNumber = '';
    beforeAll(async () => {
      browser = await start();
      steps = stepsOf(browser);
      await browser.resize(1280, 900);
      await browser.open(`${shop.url}/${lang}/Help.html`);
    });
    afterAll(() => browser?.close());

    test.each(themes)('has the colours of Chromium in the theme %s', async (theme) => {
      const found = await steps.colours(theme);
      if (name === 'Chromium') reference.set(theme, found);
      expect(reference.has(theme), 'the colours of Chromium').toBe(true);
      for (const [page, ofPage] of Object.entries(found)) {
        for (const [part, colour] of Object.entries(ofPage)) {
          expect(colour, `${part} of ${page} in ${theme}`).toHaveLength(4);
          const wanted = reference.get(theme)?.[page]?.[part] ?? [];
          const apart = Math.max(...colour.map((value, index) => Math.abs(value - (wanted[index] ?? Number.NaN))));
          expect(apart, `${part} of ${page} in ${theme}: ${colour} instead of ${wanted}`).toBeLessThanOrEqual(3);
        }
      }
      await browser.run(setCookie, 'theme', 'default');
    });

    test('the facts of an event take one line, and condensed words have spaces', async () => {
      // Firefox's scroll bar takes 12 of 1280 pixels.
      await steps.open(`/${lang}/EventDetail.html?eventId=${limited}`);
      await until(() => browser.run(hasFont));
      expect(await browser.run(linesOfFacts)).toBe(1);
      expect(await browser.run(wordSpace)).toBeGreaterThanOrEqual(2.4);
    });

    test('Tab reaches the skip link and Enter the content; Escape closes a dialog and returns the focus', async () => {
      await steps.open(`/${lang}/Events.html`);
      await browser.press('Tab');
      await until(() => browser.run(isFocused, 'a[href="#main"]'));
      await browser.press('Enter');
      await until(() => browser.run(hash), '#main');
      const heart = `#heart-${seats}`;
      await steps.open(`/${lang}/EventDetail.html?eventId=${seats}`);
      await browser.click(heart);
      await until(() => browser.run(has, '[role=dialog]'));
      await browser.press('Escape');
      await until(() => browser.run(has, '[role=dialog]'), false);
      await until(() => browser.run(isFocused, heart));
    });

    test('a filter is chosen, and a visitor registers, by the keyboard', async () => {
      await steps.open(`/${lang}/Events.html`);
      await until(() => browser.run(focusOn, 'select[name=interest]'));
      // One letter suffices for this option. On a slow machine, a second may count as a new word.
      await browser.type(t('common.interestDance').slice(0, 1));
      await until(async () => new URLSearchParams(await browser.run(query)).get('interest'), 'dance');
      await steps.open(href(lang, 'login', { view: 'register' }));
      for (const field of ['loginEmail', 'confirmEmail', 'name', 'mobile', 'password', 'confirmPassword']) {
        await steps.type(`#${field}`, field);
      }
      await browser.press('Enter');
      await until(() => browser.run(isFocused, 'main [role=group]'));
      await until(() => browser.run(faultsOf), []);
    });

    test('a buyer filters, logs in, holds by list and by map, pays and has the tickets', async () => {
      await steps.open(`/${lang}/Events.html`);
      await steps.press('header nav a', t('common.categoryLocal'));
      await until(() => browser.run(has, 'header nav a[href*="category=local"][aria-current]'));
      await steps.open(await choiceOf(seats, 'list', 2));
      await steps.press('[aria-labelledby=offers] button', '');
      await until(() => browser.run(has, '[aria-labelledby=picked] li:nth-child(2)'));
      await steps.press('main button', t('event.loginFirst'));
      await steps.arrive('Login.html');
      await steps.type('#email', demoMember.loginEmail);
      await steps.type('#password', demoMember.password);
      await browser.press('Enter');
      await steps.arrive('EventDetail.html');
      await steps.press('[data-hold]', t('event.hold'));
      await steps.arrive('ShoppingCart.html');

      await steps.open(await choiceOf(stadium, 'map', 1));
      await until(() => browser.run(focusOn, '[role=application] [data-seat]'));
      await browser.press('Space');
      await until(() => browser.run(has, '[aria-labelledby=picked] li'));
      await steps.press('[data-hold]', t('event.hold'));
      await steps.arrive('ShoppingCart.html');
      await until(() => browser.run(faultsOf), []);

      await steps.press('main a[href*="TransactionPreview.html"]', '');
      await steps.arrive('TransactionPreview.html');
      await until(() => browser.run(faultsOf), []);
      await browser.picture(join(pictures, `${name}-preview.png`));
      await until(() => browser.run(focusOn, '#agreed'));
      await browser.press('Space');
      const [confirm = ''] = t('preview.confirm', { amount: '@' }).split('@');
      await steps.press('main button', confirm.trim());
      await until(() => browser.run(path), '/fake/bank');
      await steps.press('button[value=approve]', '');
      await steps.arrive('Receipt.html');
      transactionNumber = new URLSearchParams(await browser.run(query)).get('transactionNumber') ?? '';
      await until(() => browser.run(shows, t('receipt.booked')));
      await until(() => browser.run(count, 'main svg[role=img]'), 3);
      await until(() => browser.run(faultsOf), []);
      await browser.picture(join(pictures, `${name}-receipt.png`));
    });

    test('a date is typed and a country is found by its first letter', async () => {
      await steps.open(href(lang, 'memberInfo'));
      await until(() => browser.run(focusOn, 'main [role=spinbutton]'));
      await browser.type('02111990');
      await until(() => browser.run(fieldValue, '[name=birthday]'), '1990-11-02');
      await until(() => browser.run(focusOn, 'select[name="address.country"]'));
      await browser.type('J');
      await until(() => browser.run(fieldValue, '[name="address.country"]'), 'JP');
    });

    test('on a phone, in Chinese, every page is whole and every form takes text', async () => {
      await browser.resize(390, 844);
      const queries: Partial<Record<RouteName, Record<string, string>>> = {
        eventDetail: { eventId: seats },
        receipt: { transactionNumber },
        transactionDetail: { transactionNumber },
        resetPassword: { token: 'expired' },
      };
      for (const page of routeNames.filter((page) => page !== 'waitingRoom')) {
        await steps.open(href('zh_hk', page, queries[page]));
        await until(() => browser.run(count, 'main [aria-busy=true]'), 0);
        await until(() => browser.run(faultsOf), []);
        if (!formPages.includes(page)) continue;
        await until(() => browser.run(focusOnText));
        await browser.type('8');
        await expect.poll(() => browser.run(focusedText), { message: page }).toContain('8');
      }
      await browser.resize(1280, 900);
    });

    test('a picture of a card is chosen and can be covered', async () => {
      await steps.open(`/${lang}/TxnChangeRequest.html`);
      await until(() => browser.run(has, 'main input[type=file]'));
      await browser.upload('main input[type=file]', join(pictures, `${name}-receipt.png`));
      await until(() => browser.run(shows, t('changeRequest.checkSeen')));
    });

    test('a wish is saved', async () => {
      const { title, performances } = await eventOf(soldOut);
      const [performance] = performances;
      // All browsers share a member, who can wish for a zone once.
      const zone = performance?.zones[Object.keys(browsers).indexOf(name)]?.code ?? '';
      await steps.open(
        href(lang, 'wishList', { eventId: soldOut, performanceId: performance?.id ?? '', zone, quantity: '1' }),
      );
      await until(() => browser.run(has, `main input[value="${zone}"]:checked`));
      await until(() => browser.run(faultsOf), []);
      await steps.press('main button[type=submit]', t('wishList.submit'));
      await until(() => browser.run(shows, t('wishList.done_add', { title })));
    });

    test('a new password is set after the link of a mail', async () => {
      await steps.open(await resetLink());
      for (const field of ['newPassword', 'retypedPassword']) await steps.type(`#${field}`, demoMember.password);
      await until(() => browser.run(faultsOf), []);
      await browser.press('Enter');
      await until(() => browser.run(shows, t('resetPassword.doneTitle')));
    });

    // WebKit's driver reports no errors.
    test.skipIf(name === 'WebKit')('no script failed', () => {
      expect(browser.errors).toEqual([]);
    });
  });
}
