import { toInstant } from '@first-gong/domain';
import type { OpenShop } from '../openShop.js';
import type { Settings } from '../shared/settings.js';
import type { ClockChange, ControlChange } from './controlChange.js';

/** All switches. */
export interface ControlState extends Settings {
  /** UTC instant of the server's clock. */
  now: string;
  hotEvent: boolean;
}

export function createSwitches({ settings, clock, runExpiries, areas }: OpenShop) {
  const { hotEvent } = areas.hotEvent;
  const moveClock = ({ advance, now }: ClockChange) => {
    if (advance !== undefined) clock.advance(advance);
    if (now !== undefined) clock.set(Date.parse(now));
  };

  const resetAll = () => {
    settings.reset();
    clock.reset();
    hotEvent.turn('off');
  };

  /** Merges faults. Null removes the fault of a call. */
  const disturbed = (given: NonNullable<ControlChange['disturbances']>): Settings['disturbances'] =>
    Object.fromEntries(
      Object.entries({ ...settings.read().disturbances, ...given }).filter(([, disturbance]) => disturbance !== null),
    );

  return {
    state: (): ControlState => ({ now: toInstant(clock.now()), hotEvent: hotEvent.isOn(), ...settings.read() }),
    moveClock,
    /** Changes switches, then processes the rows that are due. */
    async apply(change: ControlChange) {
      const { advance, now, hotEvent: hot, crowd, disturbances, matchWishes, reset, ...rest } = change;
      const { maintenanceUntil, reschedule, cancelPerformance, ...changes } = rest;
      if (reset) resetAll();
      moveClock({ advance, now });
      settings.change({
        ...(changes.maintenance && {
          maintenanceHours: { from: toInstant(clock.now()), to: maintenanceUntil ?? null },
        }),
        ...changes,
        ...(disturbances && { disturbances: disturbed(disturbances) }),
      });
      if (hot !== undefined) hotEvent.turn(hot ? 'on' : 'off');
      if (crowd !== undefined) hotEvent.crowd(crowd);
      await runExpiries();
      if (changes.weather !== undefined) await areas.order.tellWeather();
      if (reschedule) await areas.reschedule.reschedule(reschedule);
      if (cancelPerformance) await areas.cancellation.cancel(cancelPerformance);
      if (matchWishes) await areas.wishList.wishes.matchNow();
    },
  };
}
