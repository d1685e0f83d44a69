import { memberCalls } from './calls/member.js';
import { purchaseCalls } from './calls/purchase.js';
import { siteCalls } from './calls/site.js';

/** The calls of most members' pages, which the browser loads with its client. */
export const firstCalls = { ...siteCalls, ...purchaseCalls, ...memberCalls };
