import { RuleError } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';

export type CinemaNames = 'cinemaSchedule' | 'captcha' | 'cinemaHold' | 'seatPlan';

const later = (): never => {
  throw new RuleError('serverBusy');
};

/** The cinema: its schedule, captcha and seats; and the seat plan of any performance (spec §2 Cinema schedule). */
export function createCinemaHandlers(): HandlersOf<CinemaNames> {
  return {
    cinemaSchedule: later,
    captcha: later,
    cinemaHold: later,
    seatPlan: later,
  };
}
