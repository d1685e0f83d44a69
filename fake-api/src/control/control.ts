import { toInstant } from '@first-gong/domain';
import type { Clock } from '../clock.js';
import type { HotEvent } from '../hotEvent/hotEvent.js';
import type { Reschedule } from '../reschedule/reschedule.js';
import type { Settings, SettingsBox } from '../shared/settings.js';
import type { ClockChange, ControlChange } from './change.js';

/** The present state of every switch. */
export interface ControlState extends Settings {
  /** UTC instant of the server's clock. */
  now: string;
  hotEvent: boolean;
}

/** All switches of the demonstration. */
export interface Control {
  state(): ControlState;
  moveClock(change: ClockChange): void;
  /** Changes the named switches, and settles the rows that have become due. */
  apply(change: ControlChange): Promise<void>;
}

export interface ControlParts {
  settings: SettingsBox;
  hotEvent: HotEvent;
  clock: Clock;
  matchWishes: () => Promise<unknown>;
  tellWeather: () => Promise<void>;
  reschedule: (wanted: Reschedule) => Promise<void>;
  sweep: () => Promise<void> | null;
}

export function createControl(parts: ControlParts): Control {
  const { settings, hotEvent, clock, matchWishes, tellWeather, reschedule, sweep } = parts;
  const moveClock = ({ advance, now }: ClockChange) => {
    if (advance !== undefined) clock.advance(advance);
    if (now !== undefined) clock.set(Date.parse(now));
  };

  const reset = () => {
    settings.reset();
    clock.reset();
    hotEvent.turn('off');
  };

  /** The present disturbances with the given ones. Null removes the disturbance of a call. */
  const disturbed = (given: NonNullable<ControlChange['disturbances']>): Settings['disturbances'] =>
    Object.fromEntries(
      Object.entries({ ...settings.read().disturbances, ...given }).filter(([, disturbance]) => disturbance !== null),
    );

  return {
    state: () => ({ now: toInstant(clock.now()), hotEvent: hotEvent.isOn(), ...settings.read() }),
    moveClock,
    async apply({
      advance,
      now,
      hotEvent: hot,
      crowd,
      disturbances,
      matchWishes: match,
      reset: all,
      maintenanceUntil,
      reschedule: move,
      ...changes
    }) {
      if (all) reset();
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
      await sweep();
      if (changes.weather !== undefined) await tellWeather();
      if (move) await reschedule(move);
      if (match) await matchWishes();
    },
  };
}
