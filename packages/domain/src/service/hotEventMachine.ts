import type { Machine } from '../machine.js';

export const hotEventStates = ['off', 'on'] as const;
export type HotEventState = (typeof hotEventStates)[number];

export const hotEventEvents = ['begin', 'end'] as const;
export type HotEventEvent = (typeof hotEventEvents)[number];

/** A hot event (spec §3 hot event flag, §4 Login state). Members queue to buy, and clients do not fetch notices. */
export const hotEventMachine: Machine<HotEventState, HotEventEvent> = {
  name: 'hotEvent',
  initial: 'off',
  table: {
    off: { begin: 'on' },
    on: { end: 'off' },
  },
};
