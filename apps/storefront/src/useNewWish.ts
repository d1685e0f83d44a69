import { type EventDetail, href, takesWishes, wishList } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import type { NewWishState, WishValues } from '@first-gong/screens/WishListScreen';
import { navigate, useQuery } from './address.js';
import { useCall, useRequest } from './calls.js';
import { usePage } from './PageContext.js';
import { useAction } from './useAction.js';

/** The values of the address that the event has; the others wait for the member. */
function fitting({ performances }: EventDetail, search: URLSearchParams): WishValues {
  const performance = performances.find(({ id }) => id === search.get('performanceId'));
  const zone = performance?.zones.find(({ code }) => code === search.get('zone'));
  const quantity = Number(search.get('quantity'));
  return {
    performanceId: performance?.id ?? '',
    zone: zone?.code ?? '',
    quantity: Number.isInteger(quantity) && quantity >= 1 ? Math.min(quantity, wishList.ticketsPerPerson) : 2,
    seatWish: 'any',
    deliveryMethod: 'eTicket',
  };
}

/**
 * The new wish for an event that the address names (spec §2, §5 Wish list): null without one. After it is saved the
 * address no longer has the event, so that a reload or the way back saves nothing twice.
 */
export function useNewWish(entered: Partial<WishValues>, onAdded: (title: string) => void) {
  const { lang } = useText();
  const { madeAt } = usePage();
  const search = useQuery();
  const request = useRequest();
  const eventId = search.get('eventId');
  const event = useCall(eventId === null ? null : 'eventDetail', { query: { eventId: eventId ?? '' } }, { maxAge: 0 });
  const add = useAction(async ({ performanceId, zone, quantity, seatWish, deliveryMethod }: WishValues) => {
    await request('addWish', { body: { performanceId, zone, quantity, seatWish, deliveryMethod } });
    onAdded(event.data?.title ?? '');
    navigate(href(lang, 'wishList'), { replace: true });
    return undefined;
  });
  const state = ((): NewWishState | null => {
    if (eventId === null) return null;
    if (event.failure && !event.data) {
      return event.failure.kind === 'notFound' ? { kind: 'gone' } : { kind: 'failed', failure: event.failure };
    }
    if (!event.data) return { kind: 'loading' };
    if (!takesWishes(event.data, madeAt)) return { kind: 'gone' };
    return {
      kind: 'ready',
      event: event.data,
      values: { ...fitting(event.data, search), ...entered },
      submitting: add.busy,
      error: add.error,
      failure: add.failure,
    };
  })();
  return { state, add: add.run, reset: add.reset, reload: event.reload };
}
