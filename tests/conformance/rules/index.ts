import type { Rule } from '../rule.js';
import { accountRules } from './account.js';
import { cancellationRules } from './cancellation.js';
import { changeRules } from './changes.js';
import { cinemaRules } from './cinema.js';
import { clockRules } from './clock.js';
import { helpRules } from './help.js';
import { hotEventRules } from './hotEvent.js';
import { listRules } from './lists.js';
import { memberRules } from './member.js';
import { myDataRules } from './myData.js';
import { oneTimePasswordRules } from './oneTimePassword.js';
import { orderRules } from './order.js';
import { pickRules } from './picks.js';
import { seatRules } from './seats.js';
import { floodRules, throttleRules } from './throttle.js';
import { wireRules } from './wire.js';
import { wishRules } from './wishList.js';

/**
 * Rules in order. Those that leave an order at the bank, trigger a throttle, move the clock or flood the server come
 * last.
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
  ...cancellationRules,
  ...myDataRules,
  ...throttleRules,
  ...clockRules,
  ...floodRules,
];
