import { accountCalls } from './calls/account.js';
import { cinemaCalls } from './calls/cinema.js';
import { helpCalls } from './calls/help.js';
import { listCalls } from './calls/lists.js';
import { serviceCalls } from './calls/services.js';

/** The other calls. The browser loads them with the first one that a page makes. */
export const laterCalls = { ...listCalls, ...accountCalls, ...cinemaCalls, ...serviceCalls, ...helpCalls };
