import type { CallName } from '@first-gong/contract';
import { maintenance, RuleError, secondsOfMaintenanceLeft } from '@first-gong/domain';
import type { Response } from 'express';
import type { MaintenanceMode } from '../control/settings.js';

/**
 * Calls that stay open beside the lists and the config: visitors can still look around, and a member can always leave a
 * device.
 */
const stayOpen: readonly CallName[] = ['eventDetail', 'isHotEvent', 'logout'];

/** A maintenance that was switched on has no known end: its Retry-After is the length of the weekly one. Seconds. */
const weeklyLength = (maintenance.toHour - maintenance.fromHour) * 60 * 60;

function secondsClosed(mode: MaintenanceMode, now: number): number {
  switch (mode) {
    case 'off':
      return 0;
    case 'on':
      return weeklyLength;
    case 'byClock':
      return secondsOfMaintenanceLeft(now);
  }
}

/**
 * Lets a call through while the shop is open (spec §9 Maintenance).
 * @throws RuleError `maintenance`, with the seconds until the end in Retry-After.
 */
export function demandOpen(name: CallName, mode: MaintenanceMode, now: number, response: Response): void {
  const seconds = stayOpen.includes(name) ? 0 : secondsClosed(mode, now);
  if (seconds === 0) return;
  response.set('Retry-After', String(seconds));
  throw new RuleError('maintenance');
}
