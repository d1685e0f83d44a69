import { randomUUID } from 'node:crypto';
import { type Lang, langUrl, noticesShown, type PersonalNotice, toInstant } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { removeOver } from '../jobs/pruning.js';
import { seatsIn } from '../shared/seatWords.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { type Notice, type NoticeRow, type NoticeValue, noticeTable } from './rows.js';

function worded(value: NoticeValue, lang: Lang): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(serverTexts[lang]('order.rowSeparator'));
  if ('instant' in value) return createFormat(lang).showTime(value.instant);
  return 'seats' in value ? seatsIn(lang, value.seats) : value[lang];
}

/** Texts of a notice in a language, for inbox and mail. */
export function wordedNotice({ kind, values, href }: Notice, lang: Lang) {
  // `occasions.ts` stored the values for this kind.
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, worded(value, lang)])) as never;
  const t = serverTexts[lang];
  return {
    title: t(`notice.${kind}_title`, texts),
    body: t(`notice.${kind}_body`, texts).split('\n'),
    href: href === null ? null : langUrl(lang, href),
  };
}

export const noticeView = (row: NoticeRow, lang: Lang): PersonalNotice => ({
  noticeId: row.id,
  at: row.at,
  ...wordedNotice(row, lang),
  read: row.read,
});

/** Milliseconds that a notice is kept, longer than the three months in the inbox. */
const keptFor = 100 * 24 * 60 * 60 * 1000;

/** Notices of all members (spec §2 personal notice inbox). */
export type Notices = ReturnType<typeof createNotices>;

export function createNotices(store: Store, now: () => number) {
  /** Notices of the last three months, newest first (spec §9 Notices shown). */
  const of = (data: Reader, memberId: string): NoticeRow[] =>
    noticesShown(data.find(noticeTable, 'memberId = ? order by seq desc', memberId), now());

  return {
    of,
    /** Adds a notice in the transaction of its cause. @param id of the occasion; several causes add one notice */
    add(tx: Writer, memberId: string, notice: Notice, id: string = randomUUID()): void {
      if (tx.get(noticeTable, id)) return;
      tx.put(noticeTable, { id, memberId, at: toInstant(now()), read: false, ...notice });
    },
    /** Deletes old notices. */
    prune: async () => void (await removeOver(store, noticeTable, 'at < ?', toInstant(now() - keptFor))),
  };
}
