import { href, type Lang, routeAt, routeOf, splitLangPath, type TicketType, type Zone } from '@first-gong/domain';

/** The ways to choose seats: the server chooses the best ones, or the buyer picks them in a list or on a map. */
export const seatWays = ['best', 'list', 'map'] as const;
export type SeatWay = (typeof seatWays)[number];

/** Choices of the visitor on an event's page. The address keeps them, so that login, reload and going back lose nothing. */
export interface Choice {
  performanceId: string | null;
  zone: Zone['code'] | null;
  quantity: number;
  /** The day, YYYY-MM-DD, whose performances alone are shown. @default those of all days */
  day?: string | null;
  /** @default 'best' */
  way?: SeatWay;
  /** Picked seats as `seatKey` writes them. @default none */
  seats?: readonly string[];
  /** The types of the tickets: of `seats` in their order, of the best available in any order. @default standard ones */
  ticketTypes?: readonly TicketType[];
  /** One of the tickets is for a wheelchair space, the others for its companions beside it. @default false */
  wheelchair?: boolean;
}

/** Ticket types as the address has them: without the standard ones at their end. */
function typesInAddress(types: readonly TicketType[]): string {
  const last = types.findLastIndex((type) => type !== 'standard');
  return types.slice(0, last + 1).join();
}

/** The page of an event with a choice. */
export const eventHref = (
  lang: Lang,
  eventId: string,
  { performanceId, zone, quantity, day, way = 'best', seats = [], ticketTypes = [], wheelchair }: Partial<Choice> = {},
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
 * The form of a new wish, with the choice of an event's page (spec §2 Wish list). A visitor logs in on the way. A wish has
 * one ticket type: that of the first ticket.
 */
export const newWishHref = (
  lang: Lang,
  eventId: string,
  { performanceId, zone, quantity, ticketTypes: [ticketType] = [] }: Partial<Choice>,
): string =>
  href(lang, 'wishList', {
    eventId,
    ...(ticketType && { ticketType }),
    ...(performanceId && { performanceId }),
    ...(zone && { zone }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
  });

/** The page of an event after login. It leads to the choice, which was kept. */
export const resumedEventHref = (lang: Lang, eventId: string, choice: Choice): string =>
  `${eventHref(lang, eventId, choice)}&resumed=true`;

/**
 * The login page, which leads back to the page where the visitor is (spec §6).
 * @param address path and query of that page. A way in or out is not worth returning to.
 */
export function loginHref(lang: Lang, address: string, query: { reason?: 'sessionExpired' } = {}): string {
  const route = routeAt(splitLangPath(address.split('?')[0] ?? '').path);
  if (route && routeOf(route).isWayIn) return href(lang, 'login', query);
  const target =
    (route === 'eventDetail' || route === 'cinema') && !address.includes('&resumed=')
      ? `${address}&resumed=true`
      : address;
  return href(lang, 'login', { target, ...query });
}

/**
 * The form of the registration, which is reached from the login page and is a view of it (spec §2 Routes).
 * @param target the address to return to after a login, or null.
 */
export const registerHref = (lang: Lang, target: string | null = null): string =>
  href(lang, 'login', { ...(target && { target }), view: 'register' });

/**
 * Whether the address in a message or in news leads further: to another site, or to a page that has its screen. The list
 * of everything is on the page already.
 */
export function leadsFurther(address: string | null): address is string {
  if (address === null || !address.startsWith('/')) return address !== null && /^https?:\/\//.test(address);
  const [path = '', query] = address.split('?');
  const route = routeAt(splitLangPath(path.split('#')[0] ?? '').path);
  return route !== undefined && !(route === 'home' && query === undefined);
}
