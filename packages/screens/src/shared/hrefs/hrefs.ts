import type { Lang, Zone } from '@first-gong/domain';

/** What a person has chosen so far. It is kept in the address, so that login, reload and going back lose nothing. */
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
 * An event with what is chosen of it. A quantity of 0 is kept too: somebody cleared the field, and the page must not
 * fill it in again.
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

/** The event to come back to from login: it then says that the choice was kept. */
export const resumedEventHref = (lang: Lang, eventId: string, choice: Choice): string =>
  `${eventHref(lang, eventId, choice)}&resumed=true`;

export const loginHref = (lang: Lang, target?: string): string => page(lang, 'Login', target ? { target } : undefined);

export const logoutHref = (lang: Lang): string => page(lang, 'Logout');

export const cartHref = (lang: Lang): string => page(lang, 'ShoppingCart');

/** The last look at an order before it is paid. */
export const previewHref = (lang: Lang): string => page(lang, 'TransactionPreview');

/** The last step of a purchase: bank, tickets, slip. */
export const receiptHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Receipt', { transactionNumber });

/** The same transaction in member services, for good. */
export const detailHref = (lang: Lang, transactionNumber: string): string =>
  page(lang, 'Member/TransactionDetail', { transactionNumber });

/** Member services' first page. */
export const historyHref = (lang: Lang): string => page(lang, 'Member/TxnHistory');
