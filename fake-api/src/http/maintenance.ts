import type { CallName } from '@first-gong/contract';
import { isOver, maintenance, RuleError, type SiteMaintenance, toMilliseconds } from '@first-gong/domain';
import type { RequestHandler } from 'express';
import type { SettingsBox } from '../shared/settings.js';
import { maintenanceOf } from '../site/area.js';

/** Open calls in addition to the lists: browsing and logout. */
const stayOpen: readonly CallName[] = [
  'eventDetail',
  'relatedEventList',
  'cinemaSchedule',
  'placeDistricts',
  'boxOfficeSearch',
  'kioskSearch',
  'config',
  'isHotEvent',
  'logout',
];

/** Retry-After in seconds if the end is unknown: the length of a weekly maintenance. */
const weeklyLength = (maintenance.toHour - maintenance.fromHour) * 60 * 60;

function secondsClosed(site: SiteMaintenance | null, now: number): number {
  if (site === null || !isOver(site.from, now)) return 0;
  return site.to === null ? weeklyLength : Math.ceil((toMilliseconds(site.to) - now) / 1000);
}

/** Rejects calls during maintenance (spec §9 Maintenance). @throws RuleError `maintenance` with Retry-After */
export const rejectDuringMaintenance =
  (name: CallName, settings: SettingsBox, now: () => number): RequestHandler =>
  (_request, response, next) => {
    const at = now();
    const seconds = stayOpen.includes(name) ? 0 : secondsClosed(maintenanceOf(settings.read(), at), at);
    if (seconds === 0) return next();
    response.set('Retry-After', String(seconds));
    throw new RuleError('maintenance');
  };
