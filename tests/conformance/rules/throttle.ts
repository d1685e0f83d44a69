import { loginThrottle } from '@first-gong/domain';
import { assertRefusal, assertRetryAfter } from '../checks.js';
import type { Rule } from '../rule.js';

/** Rules that trigger a throttle (spec §8 Too many requests). */
export const throttleRules: readonly Rule[] = [
  {
    id: 'loginThrottle',
    section: '§8 Login, a reading',
    statement: 'after five wrong passwords for one login name the server asks to wait, and reports how long',
    async check(server) {
      // An unused name, so that no member of the test system is locked out.
      const body = { email: server.unusedEmail(), password: 'not-the-password' };
      for (let attempt = 0; attempt < loginThrottle.attempts; attempt += 1) {
        await server.expectRefusal('login', { body }, 'emailPasswordMismatch');
      }
      const late = await server.send('login', { body });
      assertRefusal('login', late, 'tooManyRequests');
      assertRetryAfter(late, loginThrottle.window / 1000);
    },
  },
];
