import { loginThrottle } from '@first-gong/domain';
import { demandProblem, demandWait } from '../checks.js';
import type { Rule } from '../rule.js';

/** What makes a server wary of this run (spec §8 Too many requests). */
export const throttleRules: readonly Rule[] = [
  {
    id: 'loginThrottle',
    section: '§8 Login, a reading',
    says: 'five wrong passwords for one login name make login wait, and it says for how long',
    async check(world) {
      // A name of nobody: no member of the test system is locked out.
      const body = { email: world.strangersEmail(), password: 'not-the-password' };
      for (let attempt = 0; attempt < loginThrottle.attempts; attempt += 1) {
        await world.refused('login', { body }, 'emailPasswordMismatch');
      }
      const late = await world.send('login', { body });
      demandProblem('login', late, 'tooManyRequests');
      demandWait(late, loginThrottle.window / 1000);
    },
  },
];
