import type { Lang, Zone } from '@first-gong/domain';

/** What the visitor has chosen of an event. The address keeps it, so that login, reload and going back lose nothing. */
export interface Choice {
  performanceId: string | null;
  zone: Zone['code'] | null;
  quantity: number;
}

const page = (lang: Lang, path: string, query?: Record<string, string>): string =>
  `/${lang}/${path}.html${query ? `?${new URLSearchParams(query)}` : ''}`;

/** Everything on sale: the home page. */
export const eventsHref = (lang: Lang): string => page(lang, 'Events');

/**
 * The page of an event with a choice. A quantity of 0 stays in the address: the visitor has cleared the field, and the
 * page must not fill it in again.
 */
export const eventHref = (
  lang: Lang,
  eventId: string,
  { performanceId, zone, quantity }: Partial<Choice> = {},
): string =>
  page(lang, 'EventDetail', {
    eventId,
    ...(performanceId && { performanceId }),
    ...(zone && { zone }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
  });

/** The page of an event after login. It says that the choice was kept. */
export const resumedEventHref = (lang: Lang, eventId: string, choice: Choice): string =>
  `${eventHref(lang, eventId, choice)}&resumed=true`;

export const loginHref = (lang: Lang, target?: string): string => page(lang, 'Login', target ? { target } : undefined);

export const logoutHref = (lang: Lang): string => page(lang, 'Logout');

export const cartHref = (lang: Lang): string => page(lang, 'ShoppingCart');

/** Transaction Preview: the order before it is paid. */
export const previewHref = (lang: Lang): string => page(lang, 'TransactionPreview');

/** The receipt: the last step of a purchase. */
export const receiptHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Receipt', { transactionNumber });

/** A transaction in member services. */
export const detailHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Member/TransactionDetail', { transactionNumber });

/** The first page of member services: the transaction history. */
export const historyHref = (lang: Lang): string => page(lang, 'Member/TxnHistory');
