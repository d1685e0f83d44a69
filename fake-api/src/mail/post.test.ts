import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore, type FolderStore } from '../store/index.js';
import { createOutbox, type Outbox } from './post.js';
import { type Letter, type MailStatus, mailTable } from './rows.js';

const DAY = 24 * 60 * 60_000;
const start = Date.parse('2026-11-20T12:00:00.000Z');
const letter: Letter = { to: 'kayan@example.com', lang: 'zh_hk', subject: '新', body: [], code: null, link: null };
let folder = '';
let store: FolderStore;
let outbox: Outbox;
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-post-'));
  store = createStore({ folder });
  await store.open();
  time = start;
  outbox = createOutbox({ store, now: () => time, smtpUrl: undefined, siteUrl: () => 'https://tickets.example' });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const put = (id: string, status: MailStatus) =>
  store.transact((tx) => tx.put(mailTable, { ...letter, id, at: new Date(start).toISOString(), status }));
const ids = () => [...store.read().all(mailTable)].map(({ id }) => id);

describe('the outbox', () => {
  it('keeps a mail for 90 days, and one that waits for delivery as long as it waits', async () => {
    for (const status of ['kept', 'sent', 'refused', 'waiting'] as const) await put(status, status);
    time += 90 * DAY;
    await outbox.prune();
    expect(ids()).toHaveLength(4);
    time += 1;
    await outbox.prune();
    expect(ids()).toEqual(['waiting']);
  });

  it('keeps the newest 10,000 mails', async () => {
    await put('waiting', 'waiting');
    await store.transact((tx) => {
      for (let count = 0; count < 10_500; count += 1) outbox.send(tx, { ...letter, subject: `${count}` });
    });
    await outbox.prune();
    const mails = [...store.read().all(mailTable)];
    expect(mails).toHaveLength(10_001);
    expect(mails.map(({ subject }) => subject)).toContain('10499');
    expect(mails.map(({ subject }) => subject)).not.toContain('499');
    expect(ids()).toContain('waiting');
  });
});
