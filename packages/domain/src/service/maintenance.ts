import { maintenance } from '../constants.js';
import {
  addDays,
  type CivilDate,
  civilToInstant,
  hongKongDate,
  type Instant,
  isOver,
  toMilliseconds,
  weekdayOf,
} from '../time/time.js';

/** UTC instants; `to` is exclusive. */
export interface MaintenanceWindow {
  from: string;
  to: string;
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const windowOn = (civil: CivilDate): MaintenanceWindow => ({
  from: civilToInstant(civil, clock(maintenance.fromHour)),
  to: civilToInstant(civil, clock(maintenance.toHour)),
});

/** The current weekly maintenance (spec §9), or null. */
export function maintenanceWindow(now: Instant): MaintenanceWindow | null {
  const today = hongKongDate(now);
  if (weekdayOf(today) !== maintenance.weekday) return null;
  const hours = windowOn(today);
  return isOver(hours.from, now) && !isOver(hours.to, now) ? hours : null;
}

/** The next maintenance after an instant. */
export function nextMaintenance(now: Instant): MaintenanceWindow {
  const today = hongKongDate(now);
  const day = addDays(today, (maintenance.weekday - weekdayOf(today) + 7) % 7);
  return isOver(windowOn(day).from, now) ? windowOn(addDays(day, 7)) : windowOn(day);
}

/** Seconds until maintenance ends, for Retry-After, or 0. */
export function secondsOfMaintenanceLeft(now: Instant): number {
  const current = maintenanceWindow(now);
  return current ? Math.ceil((toMilliseconds(current.to) - toMilliseconds(now)) / 1000) : 0;
}
