import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, calls, type ResponseOf } from '@first-gong/contract';
import { type Lang, locales } from '@first-gong/domain';
import type { MailRow } from './mail/rows.js';
import { type AppOptions, createApp } from './server.js';

/** What a test sends. */
export interface Sent {
  body?: object;
  query?: Record<string, string>;
  /** Values of the path's `{name}` parts. */
  params?: Record<string, string>;
  token?: string;
  /** @default 'en_us' */
  lang?: Lang;
}

/** An answer as it came. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A shop for the tests of this folder: over HTTP, on a port of its own, with a clock that only the test moves. */
export interface TestShop {
  url: string;
  dataDir: string;
  /** Moves the shop's clock by so many milliseconds. */
  advance(milliseconds: number): void;
  now(): number;
  /** Makes a call, whatever comes of it. */
  ask(name: CallName, sent?: Sent): Promise<Answer>;
  /** Makes a call that has to succeed. */
  call<Name extends CallName>(name: Name, sent?: Sent): Promise<ResponseOf<Name>>;
  /** Mails to an address, the newest first. */
  mails(to: string): Promise<MailRow[]>;
  /** Closes the files behind the shop's back: it still answers, and nothing can be written any more. */
  loseDisk(): Promise<void>;
  /** Stops the shop; its data stays. */
  stop(): Promise<void>;
  /** Stops the shop and removes its data. */
  close(): Promise<void>;
}

/** Friday evening in Hong Kong. */
const start = Date.parse('2026-11-20T12:00:00.000Z');

export async function openTestShop(options: Partial<AppOptions> = {}): Promise<TestShop> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'first-gong-fake-')));
  let time = start;
  const now = () => time;
  const { app, close } = await createApp({ now, ...options, dataDir });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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
    advance(milliseconds) {
      time += milliseconds;
    },
    now,
    ask,
    async call<Name extends CallName>(name: Name, sent?: Sent) {
      const { status, body } = await ask(name, sent);
      if (status !== 200) throw new Error(`${name} was answered ${status}: ${JSON.stringify(body)}`);
      return body as ResponseOf<Name>;
    },
    async mails(to) {
      const response = await fetch(`${url}/fake/outbox.json?${new URLSearchParams({ to })}`);
      return JSON.parse(await response.text());
    },
    loseDisk: close,
    stop,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
