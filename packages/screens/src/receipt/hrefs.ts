import type { Lang } from '@first-gong/domain';

const page = (lang: Lang, path: string, transactionNumber: string) =>
  `/${lang}/${path}?transactionNumber=${encodeURIComponent(transactionNumber)}`;

/** The last step of a purchase: bank, tickets, slip. */
export const receiptHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Receipt.html', transactionNumber);

/** The same transaction in member services, for good. */
export const detailHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Member/TransactionDetail.html', transactionNumber);

/** Member services' first page. */
export const historyHref = (lang: Lang): string => `/${lang}/Member/TxnHistory.html`;
