import type { EventDetail } from '@first-gong/domain';

/** Sold out to the last performance: there is nothing to choose. */
export const isSoldOut = (event: EventDetail): boolean =>
  event.performances.every(({ availability }) => availability === 'soldOut');

/** Whether this shop sells the event and has tickets left. */
export const canBeBought = (event: EventDetail): boolean => event.networkUrl === null && !isSoldOut(event);

/** Whether the cinema sells the event: its seats are chosen on the page of the cinema (spec §2 Cinema schedule). */
export const isFilm = ({ group }: Pick<EventDetail, 'group'>): boolean => group === 'cinema';
