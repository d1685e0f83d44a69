import type { CallName } from '@first-gong/contract';
import { isOver, maintenance, RuleError, type SiteMaintenance, toMilliseconds } from '@first-gong/domain';
import type { Response } from 'express';
import type { Settings } from '../shared/settings.js';
import { maintenanceOf } from '../site/area.js';

/**
 * Calls that stay open beside the lists: visitors can still look around, and a member can always leave a
 * device.
 */
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

/** A maintenance without a known end reports the length of the weekly one in Retry-After. Seconds. */
const weeklyLength = (maintenance.toHour - maintenance.fromHour) * 60 * 60;

function secondsClosed(site: SiteMaintenance | null, now: number): number {
  if (site === null || !isOver(site.from, now)) return 0;
  return site.to === null ? weeklyLength : Math.ceil((toMilliseconds(site.to) - now) / 1000);
}

/**
 * Lets a call through while the shop is open (spec §9 Maintenance).
 * @throws RuleError `maintenance`, with the seconds until the end in Retry-After.
 */
export function demandOpen(name: CallName, settings: Settings, now: number, response: Response): void {
  const seconds = stayOpen.includes(name) ? 0 : secondsClosed(maintenanceOf(settings, now), now);
  if (seconds === 0) return;
  response.set('Retry-After', String(seconds));
  throw new RuleError('maintenance');
}
