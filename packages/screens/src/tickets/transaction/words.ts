import {
  type EventOnTicket,
  isOnline,
  isOnlyOnline,
  orderNumberNames,
  type PriceLine,
  type Refund,
  type Ticket,
  type Transaction,
} from '@first-gong/domain';
import { seatText } from '@first-gong/i18n';
import { posterOf } from '../../shared/posterOf.js';
import { amountOf, zoneText } from '../../shared/purchase/index.js';
import { type Text, useText } from '../../shared/text/index.js';

const lines = {
  tickets: 'payment.lineTickets',
  serviceCharge: 'payment.lineServiceCharge',
  delivery: 'payment.lineDelivery',
  discount: 'payment.lineDiscount',
  points: 'payment.linePoints',
} as const satisfies Record<PriceLine['kind'], string>;

const eventsOf = ({ orders }: Transaction) => orders.map(({ event }) => event);

/** One line of a slip. */
export interface Pair {
  label: string;
  value: string;
  /** The amount with its currency, for screen readers. */
  spoken?: string;
}

function wordsOf(text: Text<'order' | 'payment' | 'receipt'>) {
  const { t, format } = text;

  /** "Stalls, row F, seat 11", or the entry number of a standing place. */
  const seatName = ({ seat }: Ticket) => seatText(t, seat);

  /** What is priced: the zone, and in a cinema the ticket type. */
  const zoneName = (ticket: Pick<Ticket, 'zone' | 'ticketType'>) => zoneText(text, ticket);

  /** The same as pairs, in the order in which people look for a seat. */
  const seatFacts = ({ seat }: Ticket): Pair[] => {
    const section = { label: t('receipt.section'), value: seat.section };
    if (seat.row === '') return [section, { label: t('receipt.entry'), value: seat.seat }];
    return [section, { label: t('receipt.row'), value: seat.row }, { label: t('receipt.seat'), value: seat.seat }];
  };

  /** The name on a ticket, the view from its seat, and a restricted view. */
  const ticketNotes = ({ holderName, zone, seat: { view } }: Ticket) => [
    ...(holderName === undefined ? [] : [t('receipt.holder', { name: holderName })]),
    ...(view === undefined ? [] : [view]),
    ...(zone.restrictedView === null ? [] : [t('order.restrictedView', { reason: zone.restrictedView })]),
  ];

  const paidBy = ({ paymentMethod, cardEnding }: Transaction) =>
    cardEnding === null ? t(`payment.${paymentMethod}`) : t('receipt.cardEnding', { digits: cardEnding });

  /** How the tickets reach the member; nothing for online programmes alone. */
  const collection = (transaction: Transaction) =>
    isOnlyOnline(eventsOf(transaction)) ? t('payment.online') : t(`payment.${transaction.delivery.method}`);

  /** How to watch the online programmes of an order. One entry if all events are online. */
  const onlineEntries = (transaction: Transaction): string[] => {
    const events = eventsOf(transaction).filter(({ cancelled }) => !cancelled);
    if (events.length === 0) return [];
    if (isOnlyOnline(events)) return [t('payment.onlineEntry')];
    const titles = events.filter(({ group }) => isOnline(group)).map(({ title }) => title);
    return [...new Set(titles)].map((event) => t('payment.onlineEntryOf', { event }));
  };

  const moneyLines = (transaction: Transaction): Pair[] =>
    transaction.lines.map(({ kind, quantity, amount }) => ({
      label: t(lines[kind], { count: quantity }),
      ...amountOf(text, { kind, amount }),
    }));

  /** Numbers for customer service, without those that do not exist yet, and how the order is paid and collected. */
  const numbers = (transaction: Transaction): Pair[] =>
    [
      { label: t('receipt.transactionNumber'), value: transaction.transactionNumber },
      ...orderNumberNames.map((name) => ({ label: t(`receipt.${name}`), value: transaction[name] })),
      { label: t('receipt.placedAt'), value: format.stamp(transaction.placedAt) },
      { label: t('receipt.paymentMethod'), value: paidBy(transaction) },
      { label: t('receipt.collection'), value: collection(transaction) },
    ].filter((pair): pair is Pair => pair.value !== null);

  const earned = ({ points }: Transaction) =>
    points.earned > 0
      ? t('receipt.pointsEarned', { count: points.earned, number: format.count(points.earned) })
      : undefined;

  /** A refund as pairs. Money without a payment, and points that did not move, are left out. */
  const refundFacts = (transaction: Transaction, { at, amount, pointsReturned, pointsTaken }: Refund): Pair[] => [
    ...(amount > 0
      ? [
          { label: t('receipt.refundAmount'), value: format.money(amount) },
          { label: t('receipt.refundTo'), value: paidBy(transaction) },
        ]
      : []),
    ...(pointsReturned > 0 ? [{ label: t('receipt.refundPointsReturned'), value: format.count(pointsReturned) }] : []),
    ...(pointsTaken > 0 ? [{ label: t('receipt.refundPointsTaken'), value: format.count(pointsTaken) }] : []),
    { label: t('receipt.refundedAt'), value: format.recordDay(at) },
  ];

  const listed = (names: string[]) => names.join(t('order.listSeparator'));

  const poster = (event: EventOnTicket) => posterOf(text, event);

  return {
    seatName,
    seatFacts,
    zoneName,
    ticketNotes,
    onlineEntries,
    moneyLines,
    numbers,
    earned,
    refundFacts,
    listed,
    poster,
  };
}

/** Text about a transaction for the receipt, the history and the detail. */
export const useTransactionWords = () => wordsOf(useText('order', 'payment', 'receipt'));
