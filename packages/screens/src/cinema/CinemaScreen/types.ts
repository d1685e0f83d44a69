import { type CinemaTicketType, cinemaAges } from '@first-gong/domain';
import type { Text } from '../../shared/text/index.js';

/** Eligible people of a ticket type and their proof (spec §9 Other rules). */
export const forWhom = (type: CinemaTicketType, t: Text<'cinema'>['t']): string =>
  t(`cinema.who_${type}`, {
    concession: cinemaAges.concession,
    admitted: cinemaAges.admitted,
    child: cinemaAges.categoryIII - 1,
  });
