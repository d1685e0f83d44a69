import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, calls, createClient, type Request, type ResponseOf } from '@first-gong/contract';
import { type Lang, locales } from '@first-gong/domain';
import { type AppOptions, createApp, type MailRow, type SeedMember, type Store } from '@first-gong/fake-api';
import { instant } from '../instant.js';

/** Friday, 20 November 2026, 20:00 in Hong Kong, for tests that need the events of that day. */
export const friday = Date.parse('2026-11-20T20:00:00+08:00');

/** A valid or invalid request. */
export interface Sent {
  body?: object;
  query?: Record<string, string>;
  /** Values of the path's `{name}` parts. */
  params?: Record<string, string>;
  token?: string;
  /** @default 'en_us' */
  lang?: Lang;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A logged-in member. */
export interface Buyer {
  token: string;
  call: Request;
}

/** A fake API over HTTP on a free port, with a clock that only the test moves. */
export interface TestShop {
  url: string;
  dataDir: string;
  now(): number;
  /** Moves the clock by milliseconds. */
  advance(milliseconds: number): void;
  /** Sends a request that may fail. */
  ask(name: CallName, sent?: Sent): Promise<Answer>;
  /** Sends a request that must succeed. */
  call<Name extends CallName>(name: Name, sent?: Sent): Promise<ResponseOf<Name>>;
  /** The contract's client for a visitor. */
  visitor: Request;
  /** The contract's client for a session. */
  as(token: string, lang?: Lang): Buyer;
  /** Logs in and returns the contract's client. */
  logIn(member: Pick<SeedMember, 'loginEmail' | 'password'>, lang?: Lang): Promise<Buyer>;
  /** Submits a decision on the bank's page. */
  answerAsBank(payment: { bankUrl: string | null }, answer: 'approve' | 'decline' | 'never'): Promise<Response>;
  /** The bank's ledger. */
  charges(): Promise<{ transactionNumber: string; amount: number }[]>;
  /** Mails to an address, newest first. */
  mails(to: string): Promise<MailRow[]>;
  /** Changes switches, like /fake/control. */
  control(change: object): Promise<void>;
  /** Makes the disk fail: the shop still responds but cannot write. */
  loseDisk(): void;
  /** Stops the shop and keeps its data. */
  stop(): Promise<void>;
  /** Stops the shop and deletes its data. */
  close(): Promise<void>;
}

export async function openShop(options: Partial<AppOptions> = {}): Promise<TestShop> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'first-gong-shop-')));
  let time = options.now?.() ?? instant;
  const now = () => time;
  // Cheap hashes, because tests protect no passwords.
  let isLost = false;
  const losing = (store: Store): Store => ({
    read: () => store.read(),
    transact: (work) => (isLost ? Promise.reject(new Error('The disk is lost.')) : store.transact(work)),
  });
  const { store = (plain: Store) => plain, ...otherStandIns } = options.testDoubles ?? {};
  const testDoubles = { ...otherStandIns, store: (plain: Store) => losing(store(plain)) };
  const { app, close } = await createApp({ passwordCost: 2 ** 4, ...options, testDoubles, dataDir, now });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const clientFor = (lang: Lang, token: string | null) =>
    createClient({ baseUrl: url, fetch, now, lang, token: () => token });
  const visitor = clientFor('zh_hk', null);
  const as: TestShop['as'] = (token, lang = 'zh_hk') => ({ token, call: clientFor(lang, token) });
  const json = async (path: string) => (await fetch(url + path)).json();

  const ask: TestShop['ask'] = async (name, { body, query, params, token, lang = 'en_us' } = {}) => {
    const { method } = calls[name];
    const path = calls[name].path.replace(/\{(\w+)\}/g, (_, part: string) => params?.[part] ?? '');
    const search = new URLSearchParams({ locale: locales[lang], ...query });
    const response = await fetch(`${url}${path}?${search}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await close();
  };

  return {
    url,
    dataDir,
    now,
    advance(milliseconds) {
      time += milliseconds;
    },
    ask,
    async call<Name extends CallName>(name: Name, sent?: Sent) {
      const { status, body } = await ask(name, sent);
      if (status !== 200) throw new Error(`${name} was answered ${status}: ${JSON.stringify(body)}`);
      return body as ResponseOf<Name>;
    },
    visitor,
    as,
    async logIn({ loginEmail, password }, lang = 'zh_hk') {
      const { data } = await visitor(calls.login, { body: { email: loginEmail, password } });
      return as(data.token, lang);
    },
    answerAsBank({ bankUrl }, answer) {
      const { searchParams } = new URL(bankUrl ?? '', url);
      const body = new URLSearchParams([...searchParams, ['answer', answer]]);
      const address = `${url}/fake/bank?locale=${searchParams.get('locale')}`;
      return fetch(address, { method: 'POST', body, redirect: 'manual' });
    },
    charges: () => json('/fake/charges.json'),
    mails: (to) => json(`/fake/outbox.json?${new URLSearchParams({ to })}`),
    async control(change) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(change);
      const { status } = await fetch(`${url}/fake/control.json`, { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`/fake/control was answered ${status}.`);
    },
    loseDisk() {
      isLost = true;
    },
    stop,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
