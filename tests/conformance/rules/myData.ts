import { assert } from '../checks.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import { registration } from '../server.js';

/** A member's own data, and the end of an account (spec §9 Privacy requests). */
export const myDataRules: readonly Rule[] = [
  {
    id: 'ownDataWithoutSecrets',
    section: '§9 Privacy requests, an assumption',
    statement: 'a member gets all own data, once as data and once as a page that opens by itself, without the login',
    async check(server) {
      const { credentials, token } = server.member;
      const { data, page } = await server.call('myData');
      const { loginEmail } = await server.call('memberInfo');
      assert(data.profile.loginEmail === loginEmail, 'has the profile of another member');
      assert(page.includes(loginEmail), 'has a page without the login email');
      assert(/^<!doctype html>/i.test(page), 'has a page that is not an HTML document');
      assert(!/<script|<link|\ssrc=/i.test(page), 'has a page that needs a script or another file');
      const all = `${JSON.stringify(data)}${page}`;
      for (const secret of [credentials.password, token]) assert(!all.includes(secret), 'contains the login');
      const orders = await server.call('txns');
      const known = data.orders.map(({ transactionNumber }) => transactionNumber);
      assert(
        orders.every(({ transactionNumber }) => known.includes(transactionNumber)),
        'lacks an order of the transaction history',
      );
    },
  },
  {
    id: 'closedAccount',
    section: '§9 Privacy requests, an assumption',
    statement:
      'an account is closed with its password only: every session ends, the login is refused, a mail confirms it, and the email can register again',
    needs: ['outbox'],
    async check(server) {
      const { credentials, token } = await server.newMember();
      const { email, password } = credentials;
      const other = await server.logIn(credentials);
      const before = JSON.stringify(await server.mailTo(email));
      await server.expectRefusal('closeAccount', { token, body: { password: '' } }, 'passwordRequired');
      const wrong = { token, body: { password: 'not-the-password' } };
      await server.expectRefusal('closeAccount', wrong, 'accountPasswordIncorrect');
      await server.call('closeAccount', { token, body: { password } });
      for (const ended of [token, other.token]) {
        await server.expectRefusal('memberInfo', { token: ended }, 'loginRequired', 'sessionExpired');
      }
      await server.expectRefusal('login', { body: credentials, token: null }, 'emailPasswordMismatch');
      assert(JSON.stringify(await server.mailTo(email)) !== before, 'sends no mail that confirms it');
      await server.call('register', { body: registration(credentials) });
    },
  },
  {
    id: 'closingWaits',
    section: '§9 Privacy requests, an assumption',
    statement: 'an account that holds seats stays open until they are released',
    needs: ['outbox'],
    async check(server) {
      const { credentials, token } = await server.newMember();
      const { password } = credentials;
      const { performanceId, zone } = await somethingToBuy(server.visitor);
      const { items } = await server.call('seatHold', { token, body: { performanceId, zone, quantity: 1 } });
      await server.expectRefusal('closeAccount', { token, body: { password } }, 'accountSeatsHeld');
      for (const { holdId } of items) await server.call('seatRelease', { token, params: { holdId } });
      await server.call('closeAccount', { token, body: { password } });
    },
  },
];
