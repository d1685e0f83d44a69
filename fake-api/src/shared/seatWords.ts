import type { DescribedSeat, Lang, Seat, SeatWithView, Ticket } from '@first-gong/domain';
import { seatsText, seatText, ticketTypeNames } from '@first-gong/i18n';
import { seatViewText } from '@first-gong/i18n/seatViewText';
import { serverTexts } from '@first-gong/i18n/server';

/** Seats for mails and notices, with the shop's texts. */
export const seatsIn = (lang: Lang, seats: readonly Seat[]): string => seatsText(serverTexts[lang], seats);

/** A seat without its view. */
export const plainSeat = ({ section, row, seat }: Seat): Seat => ({ section, row, seat });

/** A seat with its view in words. */
export const describedSeat = (lang: Lang, { view, ...seat }: SeatWithView): DescribedSeat => ({
  ...seat,
  ...(view && { view: seatViewText({ t: serverTexts[lang], lang }, view) }),
});

/** Seats of tickets with ticket types and names (spec §3). */
export function ticketsIn(
  lang: Lang,
  tickets: readonly (Pick<Ticket, 'ticketType' | 'holderName'> & { seat: Seat })[],
): string {
  const t = serverTexts[lang];
  const seats = tickets.map(({ seat }) => seat);
  if (tickets.every(({ ticketType, holderName }) => ticketType === null && !holderName)) return seatsText(t, seats);
  return tickets
    .map(({ seat, ticketType, holderName }) => {
      const facts = [
        ...(ticketType === null ? [] : [t(ticketTypeNames[ticketType])]),
        ...(holderName ? [holderName] : []),
      ];
      const name = seatText(t, seat);
      return facts.length === 0 ? name : t('common.nameAndType', { name, type: facts.join(t('order.listSeparator')) });
    })
    .join(t('order.rowSeparator'));
}
