import { type EventOnTicket, needsProof, type PriceLine, type Ticket, type TicketType } from '@first-gong/domain';
import { type Text, ticketTypeNames } from '../text/index.js';

/** Time and venue. */
export const performanceLine = ({ t, format }: Text<'order'>, event: EventOnTicket): string =>
  t('order.performance', { time: format.showTime(event.startsAt), venue: event.venue });

/** What is priced: the zone, and in a cinema the ticket type (spec §3). */
export const zoneText = ({ t }: Text, { zone, ticketType }: Pick<Ticket, 'zone' | 'ticketType'>): string =>
  ticketType === null ? zone.name : t('common.nameAndType', { name: zone.name, type: t(ticketTypeNames[ticketType]) });

/** A collection without a fee is "free", as in its choice. */
export const amountOf = ({ t, format }: Text, { kind, amount }: Pick<PriceLine, 'kind' | 'amount'>) =>
  kind === 'delivery' && amount === 0
    ? { value: t('common.free') }
    : { value: format.amount(amount), spoken: format.money(amount) };

/** Warns before payment that a reduced ticket needs a proof at the door. */
export const proofNotes = ({ t }: Text<'order'>, ticketType: TicketType | null): string[] =>
  ticketType !== null && needsProof(ticketType) ? [t('order.proof', { type: t(ticketTypeNames[ticketType]) })] : [];
