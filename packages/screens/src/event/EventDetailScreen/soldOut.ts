import type { EventDetail } from '@first-gong/domain';

/** All performances are sold out. */
export const isSoldOut = (event: EventDetail): boolean =>
  event.performances.every(({ availability }) => availability === 'soldOut');

/** The organiser has cancelled all performances. */
export const isCancelled = ({ flags }: Pick<EventDetail, 'flags'>): boolean => flags.includes('cancelled');

/** Whether this shop sells the event and has tickets. */
export const canBeBought = (event: EventDetail): boolean => event.networkUrl === null && !isSoldOut(event);

/** Whether the cinema's page sells the seats (spec §2 Cinema schedule). */
export const isFilm = ({ group }: Pick<EventDetail, 'group'>): boolean => group === 'cinema';
