import { demand } from '../checks.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';

/** The waiting room of a hot event (spec §3, §4 Login state). */
export const hotEventRules: readonly Rule[] = [
  {
    id: 'waitingRoomFirst',
    section: '§3, a reading',
    says: 'during a hot event seats are held by those who have come through the waiting room; without one nobody waits',
    async check(world) {
      const { state } = await world.answer('waitingRoom');
      if (!(await world.answer('isHotEvent'))) {
        demand(state === 'notNeeded', `lets a member be ${state} although there is no hot event`);
        return;
      }
      demand(state !== 'entered', 'lets a member in who has not joined the waiting room');
      const { performanceId, zone } = await somethingToBuy(world.visitor);
      await world.refused('seatHold', { body: { performanceId, zone, quantity: 1 } }, 'waitingRoomFirst');
    },
  },
];
