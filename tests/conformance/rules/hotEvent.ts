import { assert } from '../checks.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';

/** The waiting room of a hot event (spec §3, §4 Login state). */
export const hotEventRules: readonly Rule[] = [
  {
    id: 'waitingRoomFirst',
    section: '§3, an assumption',
    statement:
      'during a hot event only members who have passed the waiting room can hold seats; without one nobody waits',
    async check(server) {
      const { state } = await server.call('waitingRoom');
      if (!(await server.call('isHotEvent'))) {
        assert(state === 'notNeeded', `gives a member the state ${state} although there is no hot event`);
        return;
      }
      assert(state !== 'entered', 'admits a member who has not joined the waiting room');
      const { performanceId, zone } = await somethingToBuy(server.visitor);
      await server.expectRefusal('seatHold', { body: { performanceId, zone, quantity: 1 } }, 'waitingRoomFirst');
    },
  },
];
