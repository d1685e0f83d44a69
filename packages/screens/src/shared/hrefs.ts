import { href, type Lang, routeAt, routeOf, splitLangPath, type TicketType, type Zone } from '@first-gong/domain';

/** How seats are chosen: by the server, in a list or on a map. */
export const seatSelectionModes = ['best', 'list', 'map'] as const;
export type SeatSelectionMode = (typeof seatSelectionModes)[number];

/** The visitor's choices on an event's page. The address keeps them through login, reload and the Back button. */
export interface EventSelection {
  performanceId: string | null;
  zone: Zone['code'] | null;
  quantity: number;
  /** Shows only the performances of this day, YYYY-MM-DD. @default all days */
  day?: string | null;
  /** @default 'best' */
  way?: SeatSelectionMode;
  /** `seatKey`s. @default none */
  seats?: readonly string[];
  /** Ticket types, in the order of `seats` if there are any. @default standard */
  ticketTypes?: readonly TicketType[];
  /** One ticket is for a wheelchair space, the others for companions beside it. @default false */
  wheelchair?: boolean;
}

/** Without trailing standard types. */
function typesInAddress(types: readonly TicketType[]): string {
  const last = types.findLastIndex((type) => type !== 'standard');
  return types.slice(0, last + 1).join();
}

/** Address of an event's page with a choice. */
export const eventHref = (
  lang: Lang,
  eventId: string,
  {
    performanceId,
    zone,
    quantity,
    day,
    way = 'best',
    seats = [],
    ticketTypes = [],
    wheelchair,
  }: Partial<EventSelection> = {},
): string => {
  const types = typesInAddress(ticketTypes);
  return href(lang, 'eventDetail', {
    eventId,
    ...(performanceId && { performanceId }),
    ...(zone && { zone }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
    ...(day && { day }),
    ...(way !== 'best' && { way }),
    ...(seats.length > 0 && { seats: seats.join() }),
    ...(types !== '' && { types }),
    ...(wheelchair && { wheelchair: 'true' }),
  });
};

/**
 * The form of a new wish with the choice of an event's page (spec §2 Wish list). A wish has one ticket type, the first
 * ticket's.
 */
export const newWishHref = (
  lang: Lang,
  eventId: string,
  { performanceId, zone, quantity, ticketTypes: [ticketType] = [] }: Partial<EventSelection>,
): string =>
  href(lang, 'wishList', {
    eventId,
    ...(ticketType && { ticketType }),
    ...(performanceId && { performanceId }),
    ...(zone && { zone }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
  });

/** Address of an event after the login, at the kept choice. */
export const resumedEventHref = (lang: Lang, eventId: string, choice: EventSelection): string =>
  `${eventHref(lang, eventId, choice)}&resumed=true`;

/**
 * The login page, which returns to the visitor's page (spec §6).
 * @param address path and query of that page; login, registration and logout are ignored.
 */
export function loginHref(lang: Lang, address: string, query: { reason?: 'sessionExpired' } = {}): string {
  const route = routeAt(splitLangPath(address.split('?')[0] ?? '').path);
  if (route && routeOf(route).isLoginPage) return href(lang, 'login', query);
  const target =
    (route === 'eventDetail' || route === 'cinema') && !address.includes('&resumed=')
      ? `${address}&resumed=true`
      : address;
  return href(lang, 'login', { target, ...query });
}

/**
 * The registration form, a view of the login page (spec §2 Routes).
 * @param target the address to return to after a login, or null.
 */
export const registerHref = (lang: Lang, target: string | null = null): string =>
  href(lang, 'login', { ...(target && { target }), view: 'register' });

/** Whether a message's address is useful: another site, or any page except the list of all events. */
export function isUsefulLink(address: string | null): address is string {
  if (address === null || !address.startsWith('/')) return address !== null && /^https?:\/\//.test(address);
  const [path = '', query] = address.split('?');
  const route = routeAt(splitLangPath(path.split('#')[0] ?? '').path);
  return route !== undefined && !(route === 'home' && query === undefined);
}
