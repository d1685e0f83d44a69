import { calls, createClient, type Request } from '@first-gong/contract';
import { seenOrder, type Transaction } from '@first-gong/domain';
import { clockFrom } from '@first-gong/fake-api';
import { instant } from '../instant.js';
import type { Place } from '../support/places.js';
import { choice, crowd } from '../support/purchase.js';

const now = clockFrom(instant);

/** A buyer with a session. */
export interface Shopper {
  index: number;
  call: Request;
}

export const clientAt = (url: string, token: string | null): Request =>
  createClient({ baseUrl: url, fetch, now, token: () => token });
export const visitorAt = (url: string): Request => clientAt(url, null);

/** Logs members in. Returns a function that makes them shoppers at an address. */
export async function logInCrowd(url: string, size: number): Promise<(url: string) => Shopper[]> {
  const visitor = visitorAt(url);
  const tokens: string[] = [];
  for (const { loginEmail, password } of crowd(size)) {
    tokens.push((await visitor(calls.login, { body: { email: loginEmail, password } })).data.token);
  }
  // Sessions outlive the server, so the tokens are valid at the next address.
  return (address) => tokens.map((token, index) => ({ index, call: clientAt(address, token) }));
}

/** Acknowledged steps of a purchase, complete or not. */
export interface Acknowledged {
  /** The order was placed. */
  placed?: string;
  /** The shop accepted the bank's approval. */
  complete?: string;
}

/**
 * Buys one ticket: hold, preview, confirm, bank. First finishes an order that waits for the bank.
 * Reports each acknowledgement immediately.
 */
export async function buy(url: string, { call }: Shopper, place: Place, tell: (got: Acknowledged) => void) {
  const { data: cart } = await call(calls.shoppingCart);
  if (cart.awaitingBank !== null) {
    const query = { transactionNumber: cart.awaitingBank };
    await approve(url, (await call(calls.transactionDetail, { query })).data, tell);
  }
  const { performanceId, zone } = place;
  await call(calls.seatHold, { body: { performanceId, zone, quantity: 1 } });
  const { data: preview } = await call(calls.transactionPreview, { body: choice });
  const confirmKey = crypto.randomUUID();
  const { data: transaction } = await call(calls.transactionConfirm, {
    body: { ...choice, confirmKey, seen: seenOrder(preview), agreed: true },
  });
  tell({ placed: transaction.transactionNumber });
  await approve(url, transaction, tell);
}

async function approve(
  url: string,
  { bankUrl, transactionNumber }: Transaction,
  tell: (got: Acknowledged) => void,
): Promise<void> {
  const key = new URL(bankUrl ?? '', url).searchParams.get('key') ?? '';
  const { status } = await fetch(new URL('/fake/bank?locale=zh_TW', url), {
    method: 'POST',
    body: new URLSearchParams({ transactionNumber, key, answer: 'approve' }),
    redirect: 'manual',
  });
  if (status !== 303) throw new Error(`The bank's page answered ${status}.`);
  tell({ complete: transactionNumber });
}
