import type { Rule } from '../rule.js';
import { accountRules } from './account.js';
import { changeRules } from './changes.js';
import { cinemaRules } from './cinema.js';
import { clockRules } from './clock.js';
import { helpRules } from './help.js';
import { hotEventRules } from './hotEvent.js';
import { listRules } from './lists.js';
import { memberRules } from './member.js';
import { oneTimePasswordRules } from './oneTimePassword.js';
import { orderRules } from './order.js';
import { pickRules } from './picks.js';
import { seatRules } from './seats.js';
import { floodRules, throttleRules } from './throttle.js';
import { wireRules } from './wire.js';
import { wishRules } from './wishList.js';

/**
 * All rules in the order of the run. Rules that leave an order with the bank, trigger a throttle or move the clock come
 * last, and at the very end the rule that floods the server.
 */
export const rules: readonly Rule[] = [
  ...wireRules,
  ...listRules,
  ...accountRules,
  ...oneTimePasswordRules,
  ...memberRules,
  ...hotEventRules,
  ...seatRules,
  ...pickRules,
  ...cinemaRules,
  ...wishRules,
  ...helpRules,
  ...orderRules,
  ...changeRules,
  ...throttleRules,
  ...clockRules,
  ...floodRules,
];
