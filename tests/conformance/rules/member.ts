import { isWithinMonths, type MemberInfo, type MemberProfile, noticeMonths, topUp } from '@first-gong/domain';
import { demand } from '../checks.js';
import { somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';

const given = <T>(value: T | null): T | undefined => value ?? undefined;

/** The profile that leaves everything as it is, but for what a profile has to have. */
const unchanged = (info: MemberInfo): MemberProfile => ({
  title: info.title ?? 'Miss',
  name: info.name,
  firstName: given(info.firstName),
  lastName: given(info.lastName),
  gender: given(info.gender),
  birthday: given(info.birthday),
  mobileAreaCode: given(info.mobileAreaCode),
  mobile: info.mobile ?? '5123 4567',
  address: given(info.address),
  interests: info.interests,
  optOut: info.optOut,
});

/** Profile, password, points, favourites and notices (spec §2 Member services, §4 Session). */
export const memberRules: readonly Rule[] = [
  {
    id: 'profileUpdateEndsSessions',
    section: '§4 Session',
    says: 'a profile that was saved is there after the login that it asks for, and the old session is over',
    async check(world) {
      const before = await world.answer('memberInfo');
      const { token } = world.member;
      await world.answer('updateMemberInfo', { body: unchanged(before) });
      await world.refused('memberInfo', { token }, 'loginRequired', 'sessionExpired');
      await world.renew();
      const after = await world.answer('memberInfo');
      demand(JSON.stringify(after.address) === JSON.stringify(before.address), 'has another address afterwards');
      demand(after.optOut === before.optOut, 'has another word on direct marketing afterwards');
    },
  },
  {
    id: 'passwordChangeEndsSessions',
    section: '§4 Session, §5 Password change',
    says: 'a password change ends every session, and the old password logs in no more',
    async check(world) {
      const { credentials } = world.member;
      const { email, password: old } = credentials;
      const other = await world.logIn(credentials);
      const change = (from: string, to: string) => ({ oldPassword: from, newPassword: to, retypedPassword: to });
      await world.answer('changePassword', { body: change(old, 'curtain-falls') });
      try {
        for (const { token } of [world.member, other]) {
          await world.refused('memberInfo', { token }, 'loginRequired', 'sessionExpired');
        }
        await world.refused('login', { body: credentials }, 'emailPasswordMismatch');
      } finally {
        const { token } = await world.logIn({ email, password: 'curtain-falls' });
        await world.answer('changePassword', { token, body: change('curtain-falls', old) });
        await world.renew();
      }
    },
  },
  {
    id: 'oldPassword',
    section: '§8 Member info',
    says: 'a password is changed only by somebody who knows the old one, to one of 8 to 20 characters typed twice',
    async check(world) {
      const { password } = world.member.credentials;
      const body = { oldPassword: 'not-the-password', newPassword: 'curtain-falls', retypedPassword: 'curtain-falls' };
      const right = { ...body, oldPassword: password };
      await world.refused('changePassword', { body }, 'oldPasswordIncorrect');
      await world.refused(
        'changePassword',
        { body: { ...right, retypedPassword: 'curtain-rises' } },
        'passwordMismatch',
      );
      const short = { newPassword: 'a'.repeat(7), retypedPassword: 'a'.repeat(7) };
      const long = { newPassword: 'a'.repeat(21), retypedPassword: 'a'.repeat(21) };
      await world.refused('changePassword', { body: { ...right, ...short } }, 'passwordLength');
      await world.refused('changePassword', { body: { ...right, ...long } }, 'passwordLength');
      await world.renew();
    },
  },
  {
    id: 'pointsBalance',
    section: '§3 Points',
    says: 'the balance, the profile and the newest line of the history say the same',
    async check(world) {
      const { balance } = await world.answer('balance');
      const { points } = await world.answer('memberInfo');
      const [newest] = await world.answer('pointHistory');
      demand(points === balance, `has ${points} points on the profile, and a balance of ${balance}`);
      demand(
        newest === undefined || newest.balance === balance,
        `ends its history at ${newest?.balance}, not ${balance}`,
      );
    },
  },
  {
    id: 'topUpAmounts',
    section: '§8 Wish list, a reading',
    says: 'points are bought for whole dollars between the smallest and the largest amount',
    async check(world) {
      for (const amount of [topUp.min - 100, topUp.max + 100, topUp.min + 50, -topUp.min]) {
        await world.refused('topUp', { body: { amount, paymentMethod: 'creditCard' } }, 'topUpAmountInvalid');
      }
    },
  },
  {
    id: 'favouriteOnce',
    section: '§2 Member services',
    says: 'a member’s like counts once, is listed, and can be taken back',
    async check(world) {
      const { eventId } = await somethingToBuy(world.visitor);
      const params = { eventId };
      const before = await world.answer('removeFavourite', { params });
      const liked = await world.answer('addFavourite', { body: { eventId } });
      const again = await world.answer('addFavourite', { body: { eventId } });
      const list = await world.answer('favouriteList');
      demand(liked.favourite && liked.likes === before.likes + 1, `went from ${before.likes} to ${liked.likes} likes`);
      demand(again.likes === liked.likes, 'counts a second like of the same member');
      demand(list[0]?.id === eventId, 'is not the first of the favourites');
      const after = await world.answer('removeFavourite', { params });
      demand(!after.favourite && after.likes === before.likes, 'still counts after it was taken back');
    },
  },
  {
    id: 'noticesRead',
    section: '§2, §9 Notices shown',
    says: 'notices are those of the last 3 months, newest first, and all can be marked as read',
    async check(world) {
      const notices = await world.answer('personalNotices');
      const { serverNow } = await world.answer('shoppingCart');
      for (const { at } of notices) {
        demand(isWithinMonths(at, noticeMonths, serverNow), `has a notice of ${at}`);
      }
      const { unread } = await world.answer('readNotices', { body: { all: true } });
      demand(unread === 0, `has ${unread} unread notices after all were read`);
      demand(
        (await world.answer('personalNotices')).every(({ read }) => read),
        'lists a notice as unread',
      );
    },
  },
];
