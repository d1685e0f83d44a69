import { type CinemaTicketType, cinemaAges } from '@first-gong/domain';
import type { Text } from '../../shared/text/index.js';

/** The people for whom a ticket type is, and the proof that they bring (spec §9 Other rules). */
export const forWhom = (type: CinemaTicketType, t: Text<'cinema'>['t']): string =>
  t(`cinema.who_${type}`, {
    concession: cinemaAges.concession,
    admitted: cinemaAges.admitted,
    child: cinemaAges.categoryIII - 1,
  });
