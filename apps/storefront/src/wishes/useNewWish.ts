import { type EventDetail, href, readWholeNumber, takesWishes, type WishListItem, wishList } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import type { NewWishState, WishValues } from '@first-gong/screens/wishes/WishListScreen';
import { together, useCall, useMemberCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useMemberDraft } from '../session/draft.js';
import { navigate, useQuery } from '../site/address.js';
import { useCurrentMinute } from '../site/useShopTime.js';

/** The address's values that fit the event; the member chooses the others. */
function fitting(event: EventDetail, search: URLSearchParams, asked: number): WishValues {
  const { performances, ticketTypes: sold = [], ticketLimit } = event;
  const performance = performances.find(({ id }) => id === search.get('performanceId'));
  const zone = performance?.zones.find(({ code }) => code === search.get('zone'));
  return {
    performanceId: performance?.id ?? '',
    zone: zone?.code ?? '',
    ticketType: sold.find(({ ticketType }) => ticketType === search.get('ticketType'))?.ticketType ?? 'standard',
    quantity: Math.min(asked >= 1 ? asked : 2, wishList.ticketsPerPerson, ticketLimit),
    seatWish: 'any',
    deliveryMethod: 'eTicket',
  };
}

/** The new wish for the event in the address (spec §2, §5 Wish list), or null. Saving removes the event from it. */
export function useNewWish(onAdded: (wish: WishListItem) => void) {
  const { lang } = useText();
  const now = useCurrentMinute();
  const search = useQuery();
  const request = useRequest();
  const eventId = search.get('eventId');
  const asked = readWholeNumber(search.get('quantity'));
  const event = useCall(eventId === null ? null : 'eventDetail', { query: { eventId: eventId ?? '' } }, { maxAge: 0 });
  const member = useMemberCall('memberInfo');
  const [values, change, clear] = useMemberDraft(
    `wish ${eventId}`,
    member.data?.memberId,
    event.data && fitting(event.data, search, asked),
  );
  const add = useAction(async (body: WishValues) => {
    const { data } = await request('addWish', { body });
    clear();
    onAdded(data);
    navigate(href(lang, 'wishList'), { replace: true });
  });
  const state = ((): NewWishState | null => {
    if (eventId === null) return null;
    if (event.failure && !event.data) {
      return event.failure.kind === 'notFound' ? { kind: 'unavailable' } : { kind: 'failed', failure: event.failure };
    }
    if (event.data && !takesWishes(event.data, now)) return { kind: 'unavailable' };
    if (member.failure && !member.data) return { kind: 'failed', failure: member.failure };
    if (!event.data || !values) return { kind: 'loading' };
    return { kind: 'ready', event: event.data, asked, values, ...add.form };
  })();
  return {
    state,
    add: add.run,
    change: (next: WishValues) => {
      add.reset();
      change(next);
    },
    reload: together(event, member).reload,
  };
}
