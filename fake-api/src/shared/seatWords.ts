import type { Lang, Seat, Ticket } from '@first-gong/domain';
import { seatsText, seatText, ticketTypeNames } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';

/** Seats for mails and notices, with the shop's texts. */
export const seatsIn = (lang: Lang, seats: readonly Seat[]): string => seatsText(serverTexts[lang], seats);

/** Seats of tickets with ticket types and names (spec §3). */
export function ticketsIn(lang: Lang, tickets: readonly Pick<Ticket, 'seat' | 'ticketType' | 'holderName'>[]): string {
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
      return facts.length === 0 ? name : t('common.nameAndType', { name, type: facts.join(t('cart.listSeparator')) });
    })
    .join(t('cart.rowSeparator'));
}
