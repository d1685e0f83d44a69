import { cinemaTicketTypes } from '@first-gong/domain';
import type { FilmValues } from '@first-gong/screens/EventDetailScreen';
import { tabStore } from './storage.js';

const storageKey = 'film';

/** Entries that this tab keeps for a film: the answer to a captcha is of no use to another document. */
type KeptFilm = Pick<FilmValues, 'ticketType' | 'ageConfirmed'>;

interface KeptOfMember extends KeptFilm {
  memberId: string;
  eventId: string;
}

/** Returns the choices of a member for a film in this tab, or null. The choice of another member is removed. */
export function readFilm(memberId: string, eventId: string): KeptFilm | null {
  const kept = tabStore.readData<KeptOfMember>(storageKey);
  if (kept && kept.memberId !== memberId) forgetFilm();
  if (kept?.memberId !== memberId || kept.eventId !== eventId || !cinemaTicketTypes.includes(kept.ticketType))
    return null;
  return { ticketType: kept.ticketType, ageConfirmed: kept.ageConfirmed === true };
}

/** Keeps a member's choice for a film through a reload and another language. */
export function keepFilm(memberId: string, eventId: string, { ticketType, ageConfirmed }: KeptFilm): void {
  tabStore.keepData(storageKey, { memberId, eventId, ticketType, ageConfirmed });
}

export const forgetFilm = (): void => tabStore.forget(storageKey);
