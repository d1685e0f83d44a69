import { loginThrottle } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
const [first, second, third, fourth, fifth] = richMembers(5);
beforeAll(async () => {
  shop = await openShop({ members: richMembers(5) });
}, 60_000);
afterAll(() => shop.close());

type Credentials = Parameters<typeof logInAs>[1];
const who = (member: Credentials | undefined): Credentials => {
  if (member === undefined) throw new Error('Not enough members.');
  return member;
};
const profile = { title: 'Mr', firstName: 'Long', lastName: 'Lee', mobile: '6123 4567' };
const change = (oldPassword: string, newPassword = 'second night', retypedPassword = newPassword) => ({
  oldPassword,
  newPassword,
  retypedPassword,
});

describe('§2 Member services: member information', () => {
  test('§6 is refused to a visitor', async () => {
    for (const name of ['memberInfo', 'updateMemberInfo', 'changePassword'] as const) {
      expect((await shop.ask(name, { body: name === 'memberInfo' ? undefined : {} })).body.code).toBe('loginRequired');
    }
  });

  test('§3 returns all data of the member, in the language of the call', async () => {
    const token = await logInAs(shop, demoMember);
    const info = await shop.call('memberInfo', { token, lang: 'zh_hk' });
    const { interests, ...said } = demoMember.profile;
    expect(info).toMatchObject({
      ...said,
      interests: [...interests],
      name: '陳海晴',
      points: 12_480,
      hasPassword: true,
    });
  });

  test('§5 a birthday is a date of the calendar in the past', async () => {
    const token = await logInAs(shop, demoMember);
    for (const birthday of [
      { year: 2026, month: 2, day: 30 },
      { year: 2099, month: 1, day: 1 },
    ]) {
      const answer = await shop.ask('updateMemberInfo', { token, body: { ...profile, birthday } });
      expect(answer.body).toMatchObject({ code: 'birthdayInvalid', errors: [{ field: 'birthday' }] });
    }
  });

  test('§4 an update replaces the profile and requires login again, everywhere', async () => {
    const here = await logInAs(shop, who(first));
    const elsewhere = await logInAs(shop, who(first));
    const body = { ...profile, gender: 'male', interests: ['dance'], optOut: false };
    expect(await shop.call('updateMemberInfo', { token: here, body })).toEqual({ updated: true, loginRequired: true });
    for (const token of [here, elsewhere]) {
      expect((await shop.ask('memberInfo', { token })).body.code).toBe('loginRequired');
    }
    const token = await logInAs(shop, who(first));
    expect(await shop.call('memberInfo', { token })).toMatchObject({ ...body, name: 'Long Lee', address: null });

    await shop.call('updateMemberInfo', { token, body: profile });
    const again = await shop.call('memberInfo', { token: await logInAs(shop, who(first)) });
    expect(again).toMatchObject({ ...profile, gender: null, interests: [], optOut: true });
  });

  test('an unchanged name stays in its three languages', async () => {
    const token = await logInAs(shop, plainMember);
    await shop.call('updateMemberInfo', { token, body: { ...profile, name: '李子朗' } });
    expect((await shop.call('memberInfo', { token: await logInAs(shop, plainMember) })).name).toBe('Lee Tsz-long');
  });

  test('§5 an address must be in the list, or the refusal names the wrong level; a refused update changes nothing', async () => {
    const token = await logInAs(shop, who(second));
    const address = { country: 'HK', area: 'HKI', district: 'YTM', street: '1 Nathan Road', flat: 'A' };
    const refused = await shop.ask('updateMemberInfo', { token, body: { ...profile, address } });
    expect(refused.body).toMatchObject({ code: 'districtRequired', errors: [{ field: 'address.district' }] });
    expect((await shop.call('memberInfo', { token })).mobile).toBeNull();

    await shop.call('updateMemberInfo', { token, body: { ...profile, address: { ...address, area: 'KLN' } } });
    const info = await shop.call('memberInfo', { token: await logInAs(shop, who(second)) });
    expect(info.address).toEqual({ ...address, area: 'KLN' });
    await shop.call('updateMemberInfo', { token: await logInAs(shop, who(second)), body: profile });
    expect((await shop.call('memberInfo', { token: await logInAs(shop, who(second)) })).address).toBeNull();
  });

  test('§5 a refusal names the wrong field', async () => {
    const token = await logInAs(shop, demoMember);
    const { body } = await shop.ask('updateMemberInfo', { token, body: { ...profile, mobile: 'none' } });
    expect(body).toMatchObject({ code: 'mobileInvalid', errors: [{ field: 'mobile' }] });
  });
});

describe('§5 Password change', () => {
  test('replaces the old password, and §4 requires login again, everywhere', async () => {
    const member = who(third);
    const [here, elsewhere] = [await logInAs(shop, member), await logInAs(shop, member)];
    const answer = await shop.call('changePassword', { token: here, body: change(member.password) });
    expect(answer).toEqual({ updated: true, loginRequired: true });
    for (const token of [here, elsewhere]) {
      expect((await shop.ask('memberInfo', { token })).body.code).toBe('loginRequired');
    }
    await expect(logInAs(shop, member)).rejects.toThrow('emailPasswordMismatch');
    await logInAs(shop, { ...member, password: 'second night' });
  });

  test('§8 needs the correct old password, and asks to wait after five wrong ones', async () => {
    const member = who(fourth);
    const token = await logInAs(shop, member);
    const wrong = () => shop.ask('changePassword', { token, body: change('wrong-gong') });
    const answers = await Promise.all(Array.from({ length: loginThrottle.attempts }, wrong));
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'oldPasswordIncorrect'));
    const waiting = await shop.ask('changePassword', { token, body: change(member.password) });
    expect(waiting).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(waiting.headers.get('retry-after')).toBe('900');
    await logInAs(shop, member);
  });

  test('is impossible for a member by social sign-in, who sets the first password with the reset link', async () => {
    const chosen = new URLSearchParams({ account: 'newcomer', redirectUri: '/en_us/Login.html', state: '' });
    const back = await fetch(`${shop.url}/fake/id/google`, { method: 'POST', body: chosen, redirect: 'manual' });
    const code = new URL(back.headers.get('location') ?? '', shop.url).searchParams.get('code');
    const { token } = await shop.call('loginGoogle', { body: { code } });
    expect((await shop.call('memberInfo', { token })).hasPassword).toBe(false);
    const refused = await shop.ask('changePassword', { token, body: change('anything') });
    expect(refused.body).toMatchObject({ code: 'oldPasswordIncorrect', errors: [{ field: 'oldPassword' }] });
  });

  test.each([
    ['oldPasswordRequired', change('')],
    ['newPasswordRequired', change(plainMember.password, '', 'x')],
    ['passwordLength', change(plainMember.password, 'seven77')],
    ['passwordLength', change(plainMember.password, 'x'.repeat(21))],
    ['passwordConfirmRequired', change(plainMember.password, 'second night', '')],
    ['passwordMismatch', change(plainMember.password, 'second night', 'second light')],
  ])('is refused with %s', async (code, body) => {
    const token = await logInAs(shop, plainMember);
    expect(await shop.ask('changePassword', { token, body })).toMatchObject({ status: 422, body: { code } });
  });

  test('succeeds only once when two arrive at the same time', async () => {
    const member = who(fifth);
    const token = await logInAs(shop, member);
    const answers = await Promise.all(
      ['second night', 'third night'].map((next) =>
        shop.ask('changePassword', { token, body: change(member.password, next) }),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'changed' : body.code));
    expect(codes.filter((code) => code === 'changed')).toHaveLength(1);
    expect(codes.some((code) => code === 'oldPasswordIncorrect' || code === 'loginRequired')).toBe(true);
  });
});
