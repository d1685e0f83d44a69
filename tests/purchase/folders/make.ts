import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { type CinemaHold, seenOrder, type Transaction } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { jpeg } from '../../../fake-api/src/testing/images.js';
import { logInAs, richMembers } from '../../support/buyer.js';
import { answerOf } from '../../support/captcha.js';
import { findPlace, type Place } from '../../support/places.js';
import { hold } from '../../support/purchase.js';
import { friday, openShop } from '../../support/shop.js';
import { buyUp, wishFor } from '../../support/wishes.js';

/**
 * Creates a data folder with rows in every table for ../oldFolders.test.ts. Run it before rows change: `node
 * --conditions=first-gong-source --import tsx tests/purchase/folders/make.ts 2026-11-22`.
 */
const [name = ''] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d(-[\w-]+)?$/.test(name))
  throw new Error('Name the folder by the date of its version, 2026-11-22.');
const target = join(import.meta.dirname, name);

const MINUTE = 60_000;
const [holder, wisher] = richMembers(2);
if (holder === undefined || wisher === undefined) throw new Error('Two members were expected.');
const shop = await openShop({ members: [holder, wisher], now: () => friday });
const used = new Set<string>();

/** An unused zone with enough seats. */
async function freshPlace(suits: (place: Place) => boolean = () => true): Promise<Place> {
  const place = await findPlace(
    shop.visitor,
    (found) =>
      found.remaining > 30 &&
      found.price > 50_00 &&
      !used.has(found.performanceId) &&
      Date.parse(found.startsAt) > shop.now() + 20 * 24 * 60 * MINUTE &&
      suits(found),
  );
  used.add(place.performanceId);
  return place;
}

async function order(token: string, choice: object = {}): Promise<Transaction> {
  const wanted = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard', ...choice };
  const preview = await shop.call('transactionPreview', { token, body: wanted });
  const body = { ...wanted, confirmKey: crypto.randomUUID(), seen: seenOrder(preview), agreed: true };
  return shop.call('transactionConfirm', { token, body });
}

async function captcha(token: string): Promise<Pick<CinemaHold, 'captchaId' | 'captchaAnswer'>> {
  const { captchaId, question } = await shop.call('captcha', { token, query: { alternative: 'question' } });
  return { captchaId, captchaAnswer: answerOf(question ?? '') ?? '' };
}

/** Holds three film seats, one standard and two concession. */
async function holdFilm(token: string): Promise<void> {
  const { films } = await shop.call('cinemaSchedule', { query: { venue: 'theatre', date: '2026-11-22' } });
  for (const { shows, category } of films) {
    for (const { performanceId } of category === 'III' ? [] : shows) {
      const { zones } = await shop.call('seatPlan', { query: { performanceId } });
      const row = zones
        .flatMap(({ rows }) => rows)
        .find(({ taken, wheelchair, companion }) =>
          [1, 2, 3].every((seat) => ![...taken, ...wheelchair, ...companion].includes(seat)),
        );
      if (row === undefined) continue;
      const seats = [1, 2, 3].map((seat) => ({ section: row.section, row: row.row, seat: String(seat) }));
      const ticketTypes = { standard: 1, concession: 2, senior: 0, studentChild: 0 };
      await shop.call('cinemaHold', { token, body: { performanceId, seats, ticketTypes, ...(await captcha(token)) } });
      return;
    }
  }
  throw new Error('No film has three seats at the end of a row.');
}

/** Uploads a card image and returns the key. */
async function cardImage(): Promise<string> {
  const { uploadUrl, cardImage: key } = await shop.call('presignedUrl', { query: { fileName: 'card.jpg' } });
  await fetch(shop.url + uploadUrl, { method: 'PUT', body: new Uint8Array(jpeg) });
  return key;
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${shop.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const identityCode = async (account: string) => {
  const answer = await post('/fake/id/google', { account, redirectUri: '/en_us/Login.html', state: '' });
  return new URL(answer.headers.get('location') ?? '', shop.url).searchParams.get('code') ?? '';
};

const demo = await logInAs(shop, demoMember);
const numbersOf: Record<string, string> = {};

// Complete orders of each kind.
for (const [kind, choice] of Object.entries({
  eTicketWithPoints: { pointsUsed: 1000 },
  courier: { deliveryMethod: 'courier' },
  kiosk: { deliveryMethod: 'kiosk', paymentMethod: 'eWallet' },
})) {
  await hold(shop.as(demo), await freshPlace(({ pointsProgramme }) => pointsProgramme), 2);
  const { bankUrl, transactionNumber } = await order(demo, choice);
  await shop.answerAsBank({ bankUrl }, 'approve');
  numbersOf[kind] = transactionNumber;
}
await holdFilm(demo);
const film = await order(demo);
await shop.answerAsBank(film, 'approve');
numbersOf.film = film.transactionNumber;

// Cancelled orders: declined and timed out.
await hold(shop.as(demo), await freshPlace(), 1);
const declined = await order(demo);
await shop.answerAsBank(declined, 'decline');
numbersOf.declined = declined.transactionNumber;
await hold(shop.as(demo), await freshPlace(), 1);
numbersOf.unanswered = (await order(demo)).transactionNumber;
await shop.control({ advance: 20 * MINUTE });

// Points.
const topUps = (['approve', 'decline'] as const).map(async (answer) => {
  const { bankUrl } = await shop.call('topUp', { token: demo, body: { amount: 100_00, paymentMethod: 'creditCard' } });
  await shop.answerAsBank({ bankUrl }, answer);
});
await Promise.all(topUps);

// Wishes: matched, bought, waiting and cancelled.
const sold = await buyUp(shop, holder);
const rich = await logInAs(shop, wisher);
const first = await wishFor(shop, demo, sold.place, 1);
await sold.giveBack(1);
const paid = await wishFor(shop, rich, sold.place, 2);
await sold.giveBack(2);
await shop.call('payWish', { token: rich, params: { id: paid.wishId } });
const again = await wishFor(shop, rich, sold.place, 1);
await shop.call('removeWish', { token: rich, params: { id: again.wishId } });
await shop.control({ matchWishes: true });
const waiting = await logInAs(shop, plainMember);
await wishFor(shop, waiting, sold.place, 2);
// Returns seats to sale for the wish.
await shop.control({ matchWishes: true });
await wishFor(shop, rich, sold.place, 2);

// Favourites and notices.
const [one, two] = await shop.call('eventList');
for (const event of [one, two]) await shop.call('addFavourite', { token: demo, body: { eventId: event?.id ?? '' } });
const [notice] = (await shop.call('personalNotices', { token: demo })).notices;
await shop.call('readNotices', { token: demo, body: { noticeIds: [notice?.noticeId ?? ''] } });

// Accounts.
await shop.call('register', {
  body: {
    loginEmail: 'kayan.ho@example.com',
    confirmEmail: 'kayan.ho@example.com',
    password: 'first night',
    confirmPassword: 'first night',
    title: 'Miss',
    firstName: 'Ka-yan',
    lastName: 'Ho',
    mobile: '5123 4567',
    agreed: true,
  },
});
await shop.call('forgotPassword', { body: { email: plainMember.loginEmail } });
await shop.call('otp', { body: { email: plainMember.loginEmail } });
await shop.call('loginGoogle', { body: { code: await identityCode('newcomer') } });
await identityCode('member');

// Help.
await post(`${calls.contactUs.path}?locale=en_US`, {
  name: 'Wong Siu-ming',
  email: 'siuming@example.com',
  contactNumber: '+852 2345 6789',
  enquiries: 'Where is Block L?',
});
for (const email of ['reader@example.com', 'left@example.com']) await shop.call('subscribe', { body: { email } });
await shop.call('unsubscribe', { query: { email: 'left@example.com' } });
await shop.call('txnChangeRequest', {
  body: {
    transactionNumber: numbersOf.courier,
    cardFirst4: '4000',
    cardLast4: '4417',
    cardImage: await cardImage(),
    items: ['contactName', 'address'],
    newContactName: 'Wong Siu-ming',
    newAddress: '1 New Street',
  },
});
await shop.call('deliveryChangeRequest', {
  body: {
    transactionNumber: numbersOf.courier,
    contactName: 'Wong Siu-ming',
    mobile: '5999 9999',
    deliveryAddress: '1 New Street',
    email: 'somebody@example.com',
    cardImage: await cardImage(),
    option: 'kiosk',
  },
});
await cardImage();
await shop.call('presignedUrl', { query: { fileName: 'card.png' } });

// Open at the end: a cart, an order and a top-up at the bank, and a matched wish.
await hold(shop.as(rich), await freshPlace(), 2);
const held = await hold(shop.as(demo), await freshPlace(), 1);
await shop.call('transactionCancel', { token: demo });
await hold(shop.as(demo), await freshPlace(), 2);
const atBank = await order(demo, { pointsUsed: 500 });
numbersOf.awaitingBank = atBank.transactionNumber;
const topUp = await shop.call('topUp', { token: demo, body: { amount: 50_00, paymentMethod: 'eWallet' } });
const over = await logInAs(shop, demoMember);
await shop.call('logout', { token: over });

const facts = {
  now: Date.parse((await (await fetch(`${shop.url}/fake/clock`)).json()).now),
  member: { email: demoMember.loginEmail, password: demoMember.password, token: demo },
  transactions: numbersOf,
  bankUrl: atBank.bankUrl,
  topUpBankUrl: topUp.bankUrl,
  cart: { token: rich, tickets: 2 },
  matchedWish: first.wishId,
  released: held.items.length,
};
await shop.stop();
await mkdir(target, { recursive: true });
// After a clean shutdown the database is one file.
const filter = (path: string) => !/\.db-(?:wal|shm)$/.test(path);
await cp(shop.dataDir, join(target, 'data'), { recursive: true, filter });
await writeFile(join(target, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
await rm(shop.dataDir, { recursive: true });
