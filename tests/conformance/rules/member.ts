import {
  isWithinMonths,
  type MemberInfo,
  type MemberProfile,
  noticeMonths,
  type TopUp,
  topUp,
} from '@first-gong/domain';
import { assert, assertRefusal, assertResponse } from '../checks.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';

const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined;

/** The current profile, with sample values for empty required fields. */
const unchanged = (info: MemberInfo): MemberProfile => ({
  title: info.title ?? 'Miss',
  name: info.name,
  firstName: orUndefined(info.firstName),
  lastName: orUndefined(info.lastName),
  gender: orUndefined(info.gender),
  birthday: orUndefined(info.birthday),
  mobileAreaCode: orUndefined(info.mobileAreaCode),
  mobile: info.mobile ?? '5123 4567',
  address: orUndefined(info.address),
  interests: info.interests,
  optOut: info.optOut,
});

/** More pending top-ups than any server needs to allow. */
const mostTopUps = 10;

/** Profile, password, points, favourites and notices (spec §2 Member services, §4 Session). */
export const memberRules: readonly Rule[] = [
  {
    id: 'profileUpdateEndsSessions',
    section: '§4 Session',
    statement: 'saving the profile ends the session, and the saved profile is there after the next login',
    async check(server) {
      const before = await server.call('memberInfo');
      const { token } = server.member;
      await server.call('updateMemberInfo', { body: unchanged(before) });
      await server.expectRefusal('memberInfo', { token }, 'loginRequired', 'sessionExpired');
      await server.renew();
      const after = await server.call('memberInfo');
      assert(JSON.stringify(after.address) === JSON.stringify(before.address), 'changes the address');
      assert(after.optOut === before.optOut, 'changes the choice about direct marketing');
    },
  },
  {
    id: 'passwordChangeEndsSessions',
    section: '§4 Session, §5 Password change',
    statement: 'a password change ends every session, and the old password no longer works',
    async check(server) {
      const { credentials } = server.member;
      const { email, password: old } = credentials;
      const other = await server.logIn(credentials);
      const change = (from: string, to: string) => ({ oldPassword: from, newPassword: to, retypedPassword: to });
      await server.call('changePassword', { body: change(old, 'curtain-falls') });
      try {
        for (const { token } of [server.member, other]) {
          await server.expectRefusal('memberInfo', { token }, 'loginRequired', 'sessionExpired');
        }
        await server.expectRefusal('login', { body: credentials }, 'emailPasswordMismatch');
      } finally {
        const { token } = await server.logIn({ email, password: 'curtain-falls' });
        await server.call('changePassword', { token, body: change('curtain-falls', old) });
        await server.renew();
      }
    },
  },
  {
    id: 'oldPassword',
    section: '§8 Member info',
    statement: 'a password change needs the old password, and a new one of 8 to 20 characters typed twice',
    async check(server) {
      const { password } = server.member.credentials;
      const body = { oldPassword: 'not-the-password', newPassword: 'curtain-falls', retypedPassword: 'curtain-falls' };
      const right = { ...body, oldPassword: password };
      await server.expectRefusal('changePassword', { body }, 'oldPasswordIncorrect');
      await server.expectRefusal(
        'changePassword',
        { body: { ...right, retypedPassword: 'curtain-rises' } },
        'passwordMismatch',
      );
      const short = { newPassword: 'a'.repeat(7), retypedPassword: 'a'.repeat(7) };
      const long = { newPassword: 'a'.repeat(21), retypedPassword: 'a'.repeat(21) };
      await server.expectRefusal('changePassword', { body: { ...right, ...short } }, 'passwordLength');
      await server.expectRefusal('changePassword', { body: { ...right, ...long } }, 'passwordLength');
      await server.renew();
    },
  },
  {
    id: 'pointsBalance',
    section: '§3 Points',
    statement: 'the balance, the profile and the newest line of the history show the same points',
    async check(server) {
      const { balance } = await server.call('balance');
      const { points } = await server.call('memberInfo');
      const [newest] = await server.call('pointHistory');
      assert(points === balance, `has ${points} points on the profile, and a balance of ${balance}`);
      assert(
        newest === undefined || newest.balance === balance,
        `ends its history at ${newest?.balance}, not ${balance}`,
      );
    },
  },
  {
    id: 'topUpAmounts',
    section: '§8 Wish list, an assumption',
    statement: 'a top-up is in whole dollars, between the smallest and the largest amount',
    async check(server) {
      for (const amount of [topUp.min - 100, topUp.max + 100, topUp.min + 50, -topUp.min]) {
        await server.expectRefusal('topUp', { body: { amount, paymentMethod: 'creditCard' } }, 'topUpAmountInvalid');
      }
    },
  },
  {
    id: 'topUpsWaiting',
    section: '§3 Points, an assumption',
    statement: 'a member cannot leave any number of top-ups with the bank',
    needs: ['bank'],
    async check(server) {
      const asked = { body: { amount: topUp.min, paymentMethod: 'creditCard' }, token: server.member.token };
      const begun: TopUp[] = [];
      let last = await server.send('topUp', asked);
      while (last.status === 200 && begun.length < mostTopUps) {
        begun.push(assertResponse<TopUp>('topUp', last));
        last = await server.send('topUp', asked);
      }
      for (const one of begun) await server.answerAsBank(one, 'decline');
      assertRefusal('topUp', last, 'topUpsWaiting', 'tooManyRequests');
    },
  },
  {
    id: 'favouriteOnce',
    section: '§2 Member services',
    statement: 'the like of a member counts once, is listed and can be removed',
    async check(server) {
      const { eventId } = await somethingToBuy(server.visitor);
      const params = { eventId };
      const before = await server.call('removeFavourite', { params });
      const liked = await server.call('addFavourite', { body: { eventId } });
      const again = await server.call('addFavourite', { body: { eventId } });
      const list = await server.call('favouriteList');
      assert(liked.favourite && liked.likes === before.likes + 1, `went from ${before.likes} to ${liked.likes} likes`);
      assert(again.likes === liked.likes, 'counts a second like of the same member');
      assert(list[0]?.id === eventId, 'is not the first of the favourites');
      const after = await server.call('removeFavourite', { params });
      assert(!after.favourite && after.likes === before.likes, 'still counts a removed like');
    },
  },
  {
    id: 'accessPreferenceKept',
    section: '§2 Member services, extension',
    statement:
      'a member without an answer has no access preference; an answer is kept, also an empty one, and ends no session',
    needs: ['outbox'],
    async check(server) {
      const { token } = await server.newMember();
      const read = async () => (await server.call('accessPreference', { token })).accessFeatures;
      assert((await read()) === null, 'has a preference before an answer');
      for (const accessFeatures of [['captions' as const, 'signLanguage' as const], []]) {
        await server.call('updateAccessPreference', { token, body: { accessFeatures } });
        assert(JSON.stringify(await read()) === JSON.stringify(accessFeatures), 'does not keep the answer');
      }
    },
  },
  {
    id: 'noticesRead',
    section: '§2, §9 Notices shown',
    statement: 'notices are from the last 3 months, and all can be marked as read',
    async check(server) {
      const { notices } = await server.call('personalNotices');
      const { serverNow } = await server.call('shoppingCart');
      for (const { at } of notices) {
        assert(isWithinMonths(at, noticeMonths, serverNow), `has a notice of ${at}`);
      }
      const { unread } = await server.call('readNotices', { body: { all: true } });
      assert(unread === 0, `has ${unread} unread notices after all were read`);
      assert(
        (await server.call('personalNotices')).notices.every(({ read }) => read),
        'lists a notice as unread',
      );
    },
  },
];
