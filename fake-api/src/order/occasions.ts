import { type Lang, langs, pagePath, type Text3 } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { Notice } from '../notices/rows.js';
import type { TransactionRow } from './rows.js';

/** A notice with a link to the order. */
export const orderNotice = (kind: Notice['kind'], { id }: TransactionRow, values: Notice['values']): Notice => ({
  kind,
  values: { number: id, ...values },
  href: pagePath('transactionDetail', { transactionNumber: id }),
});

/** Distinct titles of an order. */
function titlesOf({ items }: TransactionRow): Text3 {
  const joined = (lang: Lang) =>
    [...new Set(items.map(({ show }) => show.title[lang]))].join(serverTexts[lang]('common.separator'));
  return Object.fromEntries(langs.map((lang) => [lang, joined(lang)])) as Text3;
}

export const orderCompleteNotice = (row: TransactionRow): Notice =>
  orderNotice('orderComplete', row, { titles: titlesOf(row), count: row.tickets.length });

/** An unpaid order cancelled by the bank, its time-out, the buyer or the organiser. */
export function orderCancelledNotice(row: TransactionRow): Notice {
  const { cancelledBecause: why } = row;
  const titles = titlesOf(row);
  if (why === 'performanceCancelled') return orderNotice('orderPerformanceCancelled', row, { titles });
  const kind = why === 'bankDeclined' || why === 'paymentCancelled' ? why : 'bankNoAnswer';
  return orderNotice(kind, row, { titles });
}
