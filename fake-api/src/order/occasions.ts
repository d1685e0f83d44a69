import { type Lang, langs, pagePath, type Text3 } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { ShowFacts } from '../cart/rows.js';
import type { Letter } from '../mail/rows.js';
import { noticeMail } from '../notices/noticeMail.js';
import type { Notice } from '../notices/rows.js';
import type { MemberRow } from '../shared/member.js';
import type { TransactionRow } from './rows.js';

/** The titles of an order, each once. */
function titlesOf({ items }: TransactionRow): Text3 {
  const joined = (lang: Lang) =>
    [...new Set(items.map(({ show }) => show.title[lang]))].join(serverTexts[lang]('cart.seatSeparator'));
  return Object.fromEntries(langs.map((lang) => [lang, joined(lang)])) as Text3;
}

const orderPage = ({ id }: TransactionRow) => pagePath('transactionDetail', { transactionNumber: id });

export const orderCompleteNotice = (row: TransactionRow): Notice => ({
  kind: 'orderComplete',
  values: { number: row.id, titles: titlesOf(row), count: row.tickets.length },
  href: orderPage(row),
});

const cancelledKind = ({ cancelledBecause }: TransactionRow) =>
  cancelledBecause === 'bankDeclined' || cancelledBecause === 'paymentCancelled' ? cancelledBecause : 'bankNoAnswer';

/** An order was cancelled at the bank: by the bank, by its silence, or by the buyer. */
export const orderCancelledNotice = (row: TransactionRow): Notice => ({
  kind: cancelledKind(row),
  values: { number: row.id, titles: titlesOf(row) },
  href: orderPage(row),
});

/** Typhoon signal no. 8 closes the cinema on the day of a film (spec §9 Other rules). */
export const cinemaClosedNotice = (row: TransactionRow, { title, startsAt }: ShowFacts): Notice => ({
  kind: 'cinemaClosed',
  values: { number: row.id, title, showTime: { instant: startsAt } },
  href: orderPage(row),
});

/** A performance was moved after its tickets were sold (spec §2 personal notice inbox). `before` is its old instant. */
export const rescheduledNotice = (row: TransactionRow, { title, startsAt }: ShowFacts, before: string): Notice => ({
  kind: 'rescheduled',
  values: { number: row.id, title, before: { instant: before }, showTime: { instant: startsAt } },
  href: orderPage(row),
});

/** The new time also as a mail, in the language of the order, because few members read the inbox every day. */
export const rescheduledMail = ({ lang }: TransactionRow, member: MemberRow, notice: Notice): Letter =>
  noticeMail(notice, member, lang, serverTexts[lang]('mail.receiptLink'));
