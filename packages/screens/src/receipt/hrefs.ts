import type { Lang } from '@first-gong/domain';

const page = (lang: Lang, path: string, transactionNumber: string) =>
  `/${lang}/${path}?transactionNumber=${encodeURIComponent(transactionNumber)}`;

export const receiptHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Receipt.html', transactionNumber);

export const detailHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Member/TransactionDetail.html', transactionNumber);

export const historyHref = (lang: Lang): string => `/${lang}/Member/TxnHistory.html`;
