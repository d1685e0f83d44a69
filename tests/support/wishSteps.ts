import {
  bankApproval,
  type Cart,
  type MatchingStatus,
  matchingStatuses,
  type PointEntry,
  pointsCredited,
  type WishEvent,
  type WishListItem,
} from '@first-gong/domain';
import { plainMember, type SeedMember } from '@first-gong/fake-api';
import fc from 'fast-check';
import { logInAs, richMembers } from './buyer.js';
import type { Place } from './places.js';
import { confirm, hold } from './purchase.js';
import type { Answer, TestShop } from './shop.js';
import { wishList } from './wishes.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The wish of a step: the one at `pick` among suitable ones, sometimes among all. */
interface Target {
  pick: number;
  isAny: boolean;
}

type BankAnswer = 'approve' | 'decline' | 'never';

/** One step of a random history: by a member, the bank, the holder or the clock. */
export type Step =
  | { kind: 'save'; who: number; at: number; quantity: number; seatWish: 'any' | 'together' }
  | ({ kind: 'pay'; atOnce: 'one' | 'twice' | 'every' } & Target)
  | ({ kind: 'remove' } & Target)
  | ({ kind: 'restore' } & Target)
  | ({ kind: 'move'; sequence: number } & Target)
  | { kind: 'topUp'; who: number; amount: number }
  | ({ kind: 'bank'; answers: BankAnswer[] } & Target)
  | { kind: 'hold' }
  | { kind: 'giveBack' }
  | { kind: 'round' }
  | { kind: 'order'; answer: 'approve' | 'decline' }
  | { kind: 'wait'; time: number };

/** Members with points for no wish, for a few tickets, and for every wish. */
export const wishers = richMembers(3).map((member, index) => ({
  ...member,
  points: [0, 100_000, 1_000_000][index] ?? 0,
}));
/** The member who initially holds the last tickets of a zone. */
export const holder: SeedMember = {
  ...plainMember,
  id: 'M-399999',
  loginEmail: 'holder@example.com',
  loginName: 'holder',
};

const who = fc.nat({ max: wishers.length - 1 });
const target = { pick: fc.nat({ max: 9 }), isAny: fc.nat({ max: 5 }).map((one) => one === 0) };
type FieldsOf<Kind extends Step['kind']> = Omit<Extract<Step, { kind: Kind }>, 'kind'>;
const weighted = <Kind extends Step['kind']>(
  weight: number,
  kind: Kind,
  fields: { [Name in keyof FieldsOf<Kind>]: fc.Arbitrary<FieldsOf<Kind>[Name]> },
) => ({ weight, arbitrary: fc.record(fields).map((given) => ({ kind, ...given }) as unknown as Step) });

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  weighted(6, 'save', {
    who,
    at: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    seatWish: fc.constantFrom('any', 'together'),
  }),
  weighted(9, 'pay', { ...target, atOnce: fc.constantFrom('one', 'twice', 'every') }),
  weighted(2, 'remove', target),
  weighted(2, 'restore', target),
  weighted(1, 'move', { ...target, sequence: fc.integer({ min: 1, max: 4 }) }),
  weighted(3, 'topUp', { who, amount: fc.constantFrom(50_00, 1000_00, 5000_00) }),
  weighted(4, 'bank', {
    ...target,
    answers: fc.array(fc.constantFrom('approve', 'approve', 'decline', 'never'), { minLength: 1, maxLength: 2 }),
  }),
  weighted(1, 'hold', {}),
  weighted(4, 'giveBack', {}),
  weighted(4, 'round', {}),
  weighted(1, 'order', { answer: fc.constantFrom('approve', 'decline') }),
  weighted(3, 'wait', { time: fc.constantFrom(MINUTE, HOUR, 25 * HOUR, 25 * HOUR) }),
);

/** Events that a step can cause, for its own and other wishes. Two wishes of one instant have no defined order. */
const seats: WishEvent[] = ['startMatching', 'noSeats', 'seatsFound'];
export const causes: Record<Step['kind'], { own?: WishEvent[]; others?: WishEvent[] }> = {
  save: { others: seats },
  pay: { own: ['pay', 'pointsMissing', 'orderCompletes', 'orderFails'] },
  remove: { own: ['cancel'], others: seats },
  restore: { own: ['restore', 'startMatching'], others: seats },
  move: {},
  topUp: {},
  bank: {},
  hold: {},
  giveBack: { others: seats },
  round: { others: seats },
  order: { others: seats },
  // At the payment deadline the shop records missing points.
  wait: { others: [...seats, 'pointsMissing', 'paymentTimeEnds', 'performanceBegins'] },
};

const suited: Record<'pay' | 'remove' | 'restore' | 'move', readonly MatchingStatus[]> = {
  pay: ['matched', 'pointsNotPaid'],
  remove: matchingStatuses,
  restore: ['cancelled', 'paymentFailed'],
  move: ['saved', 'matching', 'matched', 'pointsNotPaid'],
};

/** The part of an account that wishes and top-ups change. */
interface Account {
  wishes: WishListItem[];
  balance: number;
  entries: PointEntry[];
}

/** The shop as its members see it between two steps. */
export interface Seen {
  accounts: Account[];
  cart: Cart;
}

interface TopUpAsked {
  who: number;
  points: number;
  askedAt: number;
  bankUrl: string | null;
}

/** A random history in its own shop. */
export interface History {
  shop: TestShop;
  /** A zone whose last tickets the holder has, and sold-out ones. */
  places: readonly Place[];
  tokens: string[];
  holderToken: string;
  topUps: TopUpAsked[];
}

export interface Done {
  answers: Answer[];
  /** Wish ids by response, for steps about wishes. */
  wishIds: string[];
  /** The top-up that the bank decided. */
  topUp?: TopUpAsked;
}

export function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error(`There is no value at ${index}.`);
  return value;
}

/** Logs in all members, also after sessions expired. */
async function logInAll(shop: TestShop): Promise<Pick<History, 'tokens' | 'holderToken'>> {
  const tokens: string[] = [];
  for (const member of wishers) tokens.push(await logInAs(shop, member));
  return { tokens, holderToken: await logInAs(shop, holder) };
}

export async function beginHistory(shop: TestShop, places: readonly Place[]): Promise<History> {
  const history = { shop, places, topUps: [], ...(await logInAll(shop)) };
  const scarce = at(places, 0);
  for (let left = scarce.remaining; left > 0; left -= 1) await hold(shop.as(history.holderToken), scarce, 1);
  return history;
}

export async function look({ shop, tokens, holderToken }: History): Promise<Seen> {
  const accounts = tokens.map(async (token) => ({
    wishes: await wishList(shop, token),
    balance: (await shop.call('balance', { token })).balance,
    entries: await shop.call('pointHistory', { token }),
  }));
  return { accounts: await Promise.all(accounts), cart: await shop.call('shoppingCart', { token: holderToken }) };
}

/** Whether a wish is matched and unpaid. */
export const isDue = ({ matchingStatus }: WishListItem) => suited.pay.includes(matchingStatus);

/** The wishes of a step and their member. Parallel payments are for one or for all matched wishes. */
function chosen({ accounts }: Seen, step: Extract<Step, { kind: keyof typeof suited }>) {
  const all = accounts.flatMap(({ wishes }, who) => wishes.map((wish) => ({ who, wish })));
  const fit = step.isAny ? all : all.filter(({ wish }) => suited[step.kind].includes(wish.matchingStatus));
  const found = fit[step.pick % fit.length];
  if (found === undefined) return null;
  const { who, wish } = found;
  const ids = [wish.wishId];
  if (step.kind === 'pay' && step.atOnce === 'twice') ids.push(wish.wishId);
  if (step.kind === 'pay' && step.atOnce === 'every') {
    const others = at(accounts, who).wishes.filter((other) => other !== wish && isDue(other));
    ids.push(...others.map(({ wishId }) => wishId));
  }
  return { who, ids };
}

const changeWish = { pay: 'payWish', remove: 'removeWish', restore: 'restoreWish', move: 'wishSequence' } as const;

/** Takes a step, which the shop may reject. Null if there was nothing to do. */
export async function takeStep(history: History, seen: Seen, step: Step): Promise<Done | null> {
  const { shop, places, tokens, holderToken: token, topUps } = history;
  const done = (...answers: Answer[]): Done => ({ answers, wishIds: [] });
  switch (step.kind) {
    case 'save': {
      const { performanceId, zone } = at(places, step.at);
      const { quantity, seatWish } = step;
      const body = { performanceId, zone, quantity, seatWish, deliveryMethod: 'eTicket' };
      return done(await shop.ask('addWish', { token: at(tokens, step.who), body }));
    }
    case 'pay':
    case 'remove':
    case 'restore':
    case 'move': {
      const wishes = chosen(seen, step);
      if (wishes === null) return null;
      const sent = {
        token: at(tokens, wishes.who),
        ...(step.kind === 'move' && { body: { sequence: step.sequence } }),
      };
      const ask = (id: string) => shop.ask(changeWish[step.kind], { ...sent, params: { id } });
      return { answers: await Promise.all(wishes.ids.map(ask)), wishIds: wishes.ids };
    }
    case 'topUp': {
      const body = { amount: step.amount, paymentMethod: 'eWallet' };
      const answer = await shop.ask('topUp', { token: at(tokens, step.who), body });
      if (answer.status === 200) {
        const bankUrl = String(answer.body.bankUrl);
        topUps.push({ who: step.who, points: pointsCredited(step.amount), askedAt: shop.now(), bankUrl });
      }
      return done(answer);
    }
    case 'bank': {
      const inTime = topUps.filter(({ askedAt }) => shop.now() < askedAt + bankApproval);
      const fit = step.isAny || inTime.length === 0 ? topUps : inTime;
      const topUp = fit[step.pick % fit.length];
      if (topUp === undefined) return null;
      const [first] = step.answers;
      const give = (answer: BankAnswer) => shop.answerAsBank(topUp, answer);
      // Sends equal decisions in parallel.
      if (step.answers.every((answer) => answer === first)) await Promise.all(step.answers.map(give));
      else for (const answer of step.answers) await give(answer);
      return { ...done(), topUp };
    }
    case 'hold': {
      const { performanceId, zone } = at(places, 0);
      const ask = () => shop.ask('seatHold', { token, body: { performanceId, zone, quantity: 1 } });
      const answers = [await ask()];
      while (answers.at(-1)?.status === 200) answers.push(await ask());
      return done(...answers);
    }
    case 'giveBack': {
      const [item] = seen.cart.items;
      return item ? done(await shop.ask('seatRelease', { token, params: { holdId: item.holdId } })) : null;
    }
    case 'order':
      if (seen.cart.items.length === 0) return null;
      await shop.answerAsBank(await confirm(shop.as(token)), step.answer);
      return done();
    case 'round':
      await shop.control({ matchWishes: true });
      return done();
    case 'wait':
      shop.advance(step.time);
      Object.assign(history, await logInAll(shop));
      return done();
  }
}
