import type { Interest, TicketType } from '@first-gong/domain';

/** Reduced tickets by interest, in addition to standard ones. */
export const reducedTickets: Partial<Record<Interest, readonly Exclude<TicketType, 'standard'>[]>> = {
  music: ['concession', 'senior', 'studentChild'],
  theatre: ['concession', 'senior', 'studentChild'],
  dance: ['concession', 'senior', 'studentChild'],
  chineseOpera: ['concession', 'senior', 'studentChild'],
  arts: ['concession', 'studentChild'],
  family: ['senior', 'studentChild'],
  exhibition: ['concession', 'senior', 'studentChild'],
};
