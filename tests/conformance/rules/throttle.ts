import { loginThrottle } from '@first-gong/domain';
import { assert, assertRefusal, assertRetryAfter, NotExamined } from '../checks.js';
import type { Rule } from '../rule.js';

/** Rules that trigger a throttle (spec §8 Too many requests). */
export const throttleRules: readonly Rule[] = [
  {
    id: 'loginThrottle',
    section: '§8 Login, an assumption',
    statement:
      'after five wrong passwords for one login name from one network address the server asks to wait, and reports how long',
    async check(server) {
      // An unused name, so that no member is locked out.
      const body = { email: server.unusedEmail(), password: 'not-the-password' };
      for (let attempt = 0; attempt < loginThrottle.attempts; attempt += 1) {
        await server.expectRefusal('login', { body }, 'emailPasswordMismatch');
      }
      const late = await server.send('login', { body });
      assertRefusal('login', late, 'tooManyRequests');
      assertRetryAfter(late, loginThrottle.window / 1000);
    },
  },
  {
    id: 'knownDevice',
    section: '§8 Login, an assumption',
    statement: 'wrong passwords of a stranger do not stop a device that has logged in to the account before',
    needs: ['outbox'],
    async check(server) {
      const { credentials: body } = await server.newMember();
      const before = await server.send('login', { body });
      const cookies = before.headers.getSetCookie();
      assert(
        cookies.every((cookie) => /;\s*HttpOnly/i.test(cookie)),
        'sets a cookie that scripts can read',
      );
      for (let attempt = 0; attempt < loginThrottle.attempts; attempt += 1) {
        const wrong = { ...body, password: 'not-the-password' };
        await server.expectRefusal('login', { body: wrong }, 'emailPasswordMismatch');
      }
      assertRefusal('login', await server.send('login', { body }), 'tooManyRequests');
      const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
      const { status } = await server.send('login', { body }, { headers: { cookie } });
      assert(status === 200, `refuses the device with status ${status}`);
    },
  },
  {
    id: 'loginThrottleByMember',
    section: '§8 Login, an assumption',
    statement: 'wrong passwords count together for the email and the login name of a member',
    needs: ['clock'],
    async check(server) {
      const { loginName } = await server.call('memberInfo');
      if (loginName === null) throw new NotExamined('needs a member with a login name');
      const password = 'not-the-password';
      const names = [server.member.credentials.email, loginName];
      for (let attempt = 0; attempt < loginThrottle.attempts; attempt += 1) {
        const email = names[attempt % names.length];
        await server.expectRefusal('login', { body: { email, password } }, 'emailPasswordMismatch');
      }
      for (const email of names) {
        assertRefusal('login', await server.send('login', { body: { email, password } }), 'tooManyRequests');
      }
      await server.advance(loginThrottle.window);
    },
  },
];

/** Logins of a flood: maximum, and concurrent. */
const flood = { most: 500, atOnce: 50 };

/** A server rejects our address afterwards, so this rule comes last. */
export const floodRules: readonly Rule[] = [
  {
    id: 'loginFlood',
    section: '§8 Login, an assumption',
    statement: 'a flood of logins from one address is asked to wait, because each login costs the server a hash',
    async check(server) {
      const logIn = () =>
        server.send('login', { body: { email: server.unusedEmail(), password: 'not-the-password' }, token: null });
      for (let sent = 0; sent < flood.most; sent += flood.atOnce) {
        const answers = await Promise.all(Array.from({ length: flood.atOnce }, logIn));
        const refused = answers.find(({ status }) => status === 429);
        if (refused === undefined) continue;
        assertRefusal('login', refused, 'tooManyRequests');
        assertRetryAfter(refused, loginThrottle.window / 1000);
        return;
      }
      assert(false, `has answered ${flood.most} logins of one address`);
    },
  },
];
