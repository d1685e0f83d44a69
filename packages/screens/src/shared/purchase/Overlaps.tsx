import { type Cart, type EventOnTicket, endOf, overlappingPairs, overlapsWithTickets } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';

/**
 * Warns of an order's performances that overlap each other or a ticket of the member. The tickets may be for two
 * people.
 */
export function Overlaps({ items, ticketsAtOnce = [] }: Pick<Cart, 'items' | 'ticketsAtOnce'>) {
  const { t, format } = useText('cart');
  const events = items.map(({ event }) => event);
  const words = ([one, other]: [EventOnTicket, EventOnTicket]) => ({
    day: format.day(other.startsAt),
    first: one.title,
    from: format.time(one.startsAt),
    to: format.time(endOf(one)),
    second: other.title,
    otherFrom: format.time(other.startsAt),
    otherTo: format.time(endOf(other)),
  });
  const sentences = [
    ...overlappingPairs(events).map((pair) => t('cart.overlap', words(pair))),
    ...overlapsWithTickets(events, ticketsAtOnce).map((pair) => t('cart.overlapWithTicket', words(pair))),
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice title={t('cart.overlapTitle')}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
