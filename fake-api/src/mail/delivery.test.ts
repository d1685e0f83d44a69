import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actingFor, actingSession } from '../shared/actingSession.js';
import { CannotWrite, createStore, type FolderStore, type Store } from '../store/index.js';
import { createDelivery } from './delivery.js';
import { createOutbox } from './post.js';
import type { Letter, MailRow } from './rows.js';
import { mailTable } from './rows.js';

const letter: Letter = {
  to: 'kayan@example.com',
  lang: 'zh_hk',
  subject: '設定新密碼',
  body: ['何嘉欣：', '請按 <以下> 連結。'],
  code: '012345',
  link: { href: '/zh_hk/ResetPassword.html?token=a&b=c', label: '設定新密碼' },
};
const parts = {
  now: () => Date.parse('2026-11-20T12:00:00.000Z'),
  siteUrl: () => 'https://tickets.example',
  retryAfter: 10,
};

/** Failures of the next messages. Later messages are accepted. */
type Refusal = { when: 'recipient' | 'message'; responseCode: number };

/** A local mail server. */
async function openMailServer(refusals: Refusal[] = []) {
  const messages: string[] = [];
  let told: (() => void)[] = [];
  const refusal = (when: Refusal['when']) => {
    if (refusals[0]?.when !== when) return null;
    return Object.assign(new Error('No.'), { responseCode: refusals.shift()?.responseCode });
  };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('message');
        if (refused === null) messages.push(Buffer.concat(chunks).toString());
        done(refused);
        for (const tell of told) tell();
        told = [];
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    messages,
    /** Waits for a number of messages. */
    async received(count: number) {
      while (messages.length < count) await new Promise<void>((resolve) => told.push(resolve));
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let folder = '';
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-mail-'));
  store = createStore({ folder });
  await store.open();
  // The test causes failed attempts, which are logged.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  await rm(folder, { recursive: true });
});

const mails = (): MailRow[] => [...store.read().all(mailTable)];
const waiting = (id: string, to = letter.to): MailRow => ({
  ...letter,
  to,
  id,
  at: '2026-11-20T12:00:00.000Z',
  status: 'waiting',
});
const write = (rows: MailRow[], add: (id: string) => void) =>
  store.transact((tx) => {
    for (const row of rows) {
      tx.put(mailTable, row);
      add(row.id);
    }
  });

describe('mail', () => {
  it('stays in the outbox without a mail server', async () => {
    const outbox = createOutbox({ store, smtpUrl: undefined, ...parts });
    await store.transact((tx) => outbox.send(tx, letter));
    expect(mails()).toMatchObject([{ ...letter, at: '2026-11-20T12:00:00.000Z', status: 'kept' }]);
    await outbox.close();
  });

  it('waits while the disk takes no writes, and goes on without a restart', async () => {
    const server = await openMailServer();
    let isFull = true;
    let refused = 0;
    const transact: Store['transact'] = async (work) => {
      if (!isFull) return store.transact(work);
      refused += 1;
      throw new CannotWrite('ENOSPC');
    };
    const delivery = createDelivery({ store: { read: () => store.read(), transact }, ...server, ...parts });
    await write([waiting('a')], delivery.add);
    await vi.waitUntil(() => refused > 2, { timeout: 60_000 });
    expect(server.messages).toEqual([]);
    isFull = false;
    await server.received(1);
    await delivery.close();
    await server.close();
    expect(mails()).toMatchObject([{ id: 'a', status: 'sent' }]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is delivered for the shop: the session that caused it may have ended', async () => {
    const server = await openMailServer();
    const session = { demand: vi.fn() };
    const acting: unknown[] = [];
    const noting: Store = {
      read: () => store.read(),
      transact(work) {
        acting.push(actingSession());
        return store.transact(work);
      },
    };
    const outbox = createOutbox({ store: noting, smtpUrl: server.smtpUrl, ...parts });
    await actingFor(session, () => noting.transact((tx) => outbox.send(tx, letter)));
    await server.received(1);
    await outbox.close();
    // First the request's transaction, then two of the delivery.
    expect(acting).toEqual([session, null, null]);
    await server.close();
  });

  it('goes to the mail server, as text and as HTML that say the same', async () => {
    const server = await openMailServer();
    const outbox = createOutbox({ store, smtpUrl: server.smtpUrl, ...parts });
    await store.transact((tx) => outbox.send(tx, letter));
    await server.received(1);
    await outbox.close();
    expect(mails()).toMatchObject([{ status: 'sent' }]);

    const [message = ''] = server.messages;
    const [head = ''] = message.split('\r\n\r\n');
    expect(head).toMatch(/^To: kayan@example\.com$/m);
    expect(head).toMatch(/^Content-Language: zh-Hant-HK$/m);
    expect(head).toContain(`Message-ID: <${mails()[0]?.id}@first-gong.example>`);
    expect(head).toContain('multipart/alternative');
    const encoded = [...message.matchAll(/Encoding: base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, text = '']) => text);
    const [plain = '', html = ''] = encoded.map((text) => Buffer.from(text, 'base64').toString());
    expect(plain).toContain('請按 <以下> 連結。');
    expect(plain).toContain('https://tickets.example/zh_hk/ResetPassword.html?token=a&b=c');
    expect(html).toContain('請按 &lt;以下&gt; 連結。');
    expect(html).toContain('href="https://tickets.example/zh_hk/ResetPassword.html?token=a&amp;b=c"');
    for (const text of [plain, html]) expect(text).toContain('012345');
    await server.close();
  });

  it('does not leave with a transaction that fails', async () => {
    const server = await openMailServer();
    const outbox = createOutbox({ store, smtpUrl: server.smtpUrl, ...parts });
    const failing = store.transact((tx) => {
      outbox.send(tx, { ...letter, subject: 'never' });
      throw new Error('The order fails.');
    });
    await expect(failing).rejects.toThrow('The order fails.');
    await store.transact((tx) => outbox.send(tx, { ...letter, subject: 'then' }));
    await server.received(1);
    await outbox.close();
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]).toContain('Subject: then');
    await server.close();
  });

  it('is retried if the server cannot take it now, and others do not wait for it', async () => {
    const server = await openMailServer([
      { when: 'recipient', responseCode: 450 },
      { when: 'message', responseCode: 451 },
    ]);
    const delivery = createDelivery({ store, smtpUrl: server.smtpUrl, ...parts });
    await write(
      [waiting('1', 'full@example.com'), waiting('2', 'b@example.com'), waiting('3', 'c@example.com')],
      delivery.add,
    );
    await server.received(3);
    await delivery.close();
    const recipients = server.messages.map((message) => /^To: (\w+)/m.exec(message)?.[1]);
    expect(recipients[0]).toBe('c');
    expect(recipients.sort()).toEqual(['b', 'c', 'full']);
    expect(mails().map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
    await server.close();
  });

  it('is abandoned if the server rejects it permanently', async () => {
    const server = await openMailServer([{ when: 'recipient', responseCode: 550 }]);
    const delivery = createDelivery({ store, smtpUrl: server.smtpUrl, ...parts });
    await write([waiting('1', 'nobody@example.com'), waiting('2')], delivery.add);
    await server.received(1);
    await delivery.close();
    expect(mails().map(({ status }) => status)).toEqual(['refused', 'sent']);
    expect(server.messages).toHaveLength(1);
    await server.close();
  });

  it('leaves at the next start what has not left, and nothing twice', async () => {
    const dead = await openMailServer();
    await dead.close();
    const first = createDelivery({ store, smtpUrl: dead.smtpUrl, ...parts, retryAfter: 60_000 });
    await write([waiting('1')], first.add);
    await first.close();
    expect(mails()).toMatchObject([{ status: 'waiting' }]);

    const server = await openMailServer();
    const deliver = async (count: number, rows: MailRow[]) => {
      await store.close();
      store = createStore({ folder });
      await store.open();
      const delivery = createDelivery({ store, smtpUrl: server.smtpUrl, ...parts });
      delivery.start();
      await write(rows, delivery.add);
      await server.received(count);
      await delivery.close();
    };
    await deliver(1, []);
    // Oldest first, otherwise an earlier mail would be sent again.
    await deliver(2, [waiting('2')]);
    expect(server.messages.map((text) => /^Message-ID: <(\w+)@/m.exec(text)?.[1])).toEqual(['1', '2']);
    expect(mails().map(({ status }) => status)).toEqual(['sent', 'sent']);
    await server.close();
  });

  it('takes no header from user input', async () => {
    const server = await openMailServer();
    const outbox = createOutbox({ store, smtpUrl: server.smtpUrl, ...parts });
    const typed = 'Hello\r\nBcc: everybody@example.com\r\n\r\nBody';
    await store.transact((tx) => outbox.send(tx, { ...letter, subject: typed, body: [typed], link: null }));
    await server.received(1);
    await outbox.close();
    const [head = ''] = (server.messages[0] ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Subject: Hello/m);
    await server.close();
  });
});
