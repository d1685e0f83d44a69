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
  if (Array.isArray(value)) return value.join(serverTexts[lang]('cart.rowSeparator'));
  if ('instant' in value) return createFormat(lang).showTime(value.instant);
  return 'seats' in value ? seatsIn(lang, value.seats) : value[lang];
}

/** The texts of a notice in a language, for the inbox and for a mail. */
export function wordedNotice({ kind, values, href }: Notice, lang: Lang) {
  // The values are those that `occasions.ts` has stored with this kind.
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

/** How long a notice is kept, in milliseconds: longer than the three months in which it is shown. */
const keptFor = 100 * 24 * 60 * 60 * 1000;

/** The notices of all members (spec §2 personal notice inbox). */
export type Notices = ReturnType<typeof createNotices>;

export function createNotices(store: Store, now: () => number) {
  /** The notices of the last three months, newest first (spec §9 Notices shown). */
  const of = (data: Reader, memberId: string): NoticeRow[] =>
    noticesShown(data.find(noticeTable, 'memberId = ? order by seq desc', memberId), now());

  return {
    of,
    /**
     * Adds a notice to a member's inbox, in the transaction that causes it.
     * @param id names the occasion of a notice that several causes may add: it is added once.
     */
    add(tx: Writer, memberId: string, notice: Notice, id: string = randomUUID()): void {
      if (tx.get(noticeTable, id)) return;
      tx.put(noticeTable, { id, memberId, at: toInstant(now()), read: false, ...notice });
    },
    /** Removes the notices that are no longer shown. */
    prune: async () => void (await removeOver(store, noticeTable, 'at < ?', toInstant(now() - keptFor))),
  };
}
