import { type Lang, locales, signInCode } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filledForm, linkParameter } from '../support/account.js';
import { openShop, type TestShop } from '../support/shop.js';

/** An account of the provider without a member. */
const newcomer = 'szenga@example.com';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
}, 60_000);
afterEach(() => shop.close());

const calls = { facebook: 'loginFacebook', google: 'loginGoogle', wechat: 'loginWechat' } as const;
type FormProvider = keyof typeof calls;
const formProviders = Object.keys(calls) as FormProvider[];

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${shop.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Returns the redirect URL of the provider's page. */
const choose = async (provider: FormProvider, account: string, redirectUri = '/zh_hk/Login.html', state = 'a&b') => {
  const response = await post(`/fake/id/${provider}`, { account, redirectUri, state });
  return new URL(response.headers.get('location') ?? '', shop.url);
};
const codeOf = async (provider: FormProvider, account: string) =>
  (await choose(provider, account)).searchParams.get('code') ?? '';
const logInBy = (provider: FormProvider, code: string) => shop.ask(calls[provider], { body: { code } });

describe('§1 login through a social account', () => {
  it.each(formProviders)('%s logs in a member by a code that works once', async (provider) => {
    const back = await choose(provider, 'member', '/en_us/Login.html?target=%2Fen_us%2FMember%2FWishList.html');
    expect([back.pathname, back.searchParams.get('target')]).toEqual([
      '/en_us/Login.html',
      '/en_us/Member/WishList.html',
    ]);
    expect(back.searchParams.get('state')).toBe('a&b');
    const code = back.searchParams.get('code') ?? '';
    const { body } = await logInBy(provider, code);
    expect(body).toMatchObject({ member: { loginEmail: demoMember.loginEmail, name: 'Chan Hoi-ching' } });
    expect((await shop.call('memberInfo', { token: String(body.token) })).hasPassword).toBe(true);
    expect(await logInBy(provider, code)).toMatchObject({
      status: 401,
      body: { code: `${provider}VerificationFailed` },
    });
  });

  it.each(formProviders)('§8 %s rejects an account without an email by its own code', async (provider) => {
    const refused = await logInBy(provider, await codeOf(provider, 'noEmail'));
    expect(refused).toMatchObject({ status: 422, body: { code: 'noEmailProvided' } });
    expect(refused.body.title).toMatch(/^No email provided\./);
  });

  it.each(formProviders)('§8 %s has its own message for a wrong code, and an unverified email', async (provider) => {
    const { body } = await logInBy(provider, 'guess');
    expect(body.code).toBe(`${provider}VerificationFailed`);
    expect(body.title).toMatch(/try again/);
    const unverified = await logInBy(provider, await codeOf(provider, 'unverified'));
    expect(unverified).toMatchObject({ status: 401, body: { code: `${provider}VerificationFailed` } });
  });

  it('accepts a code for 5 minutes, and only from its provider', async () => {
    const code = await codeOf('google', 'member');
    expect((await logInBy('facebook', code)).body.code).toBe('facebookVerificationFailed');
    shop.advance(signInCode);
    expect((await logInBy('google', code)).body.code).toBe('googleVerificationFailed');
    shop.advance(-1);
    expect((await logInBy('google', code)).status).toBe(200);
  });

  it('registers a new person as a member without a password', async () => {
    const first = await logInBy('google', await codeOf('google', 'newcomer'));
    const info = await shop.call('memberInfo', { token: String(first.body.token) });
    expect(info).toMatchObject({ loginEmail: newcomer, name: 'Yip Sze-nga', hasPassword: false, points: 0 });
    const again = await logInBy('wechat', await codeOf('wechat', 'newcomer'));
    expect(again.body).toMatchObject({ member: { memberId: info.memberId } });
    for (const password of ['', 'nobody', 'null', 'password']) {
      const { status } = await shop.ask('login', { body: { email: newcomer, password } });
      expect(status, password).not.toBe(200);
    }
  });

  it('activates a registered account and deletes its password, which may be another person’s', async () => {
    await shop.call('register', { body: { ...filledForm, loginEmail: newcomer, confirmEmail: newcomer } });
    const token = await linkParameter(shop, newcomer, 'activate');
    const { body } = await logInBy('google', await codeOf('google', 'newcomer'));
    expect(body).toMatchObject({ member: { loginEmail: newcomer, name: 'Ka-yan Ho' } });
    const byPassword = await shop.ask('login', { body: { email: newcomer, password: filledForm.password } });
    expect(byPassword.body.code).toBe('emailPasswordMismatch');
    expect((await shop.ask('activate', { body: { token } })).body.code).toBe('activationLinkUsed');
  });

  it('§6 refuses a suspended account', async () => {
    await shop.close();
    shop = await openShop({
      members: [{ ...plainMember, id: 'M-1', loginEmail: newcomer, loginName: null, status: 'suspended' }],
    });
    const code = await codeOf('facebook', 'newcomer');
    expect(await logInBy('facebook', code)).toMatchObject({ status: 403, body: { code: 'accountSuspended' } });
    expect((await logInBy('facebook', code)).body.code).toBe('facebookVerificationFailed');
  });
});

describe('the device maker’s sign-in', () => {
  const callback = '/api/login/apple.do';
  /** Form fields of the page by email. */
  const page = async (lang: Lang = 'en_us') => {
    const response = await fetch(
      `${shop.url}/fake/id/apple?${new URLSearchParams({ locale: locales[lang], state: '"x' })}`,
    );
    const text = await response.text();
    expect(text).toContain(`action="${callback}?locale=${locales[lang]}"`);
    expect(text).toContain('value="&quot;x"');
    return (account: string) =>
      new RegExp(`name="code" value="([^"]+)"[^>]*aria-describedby="${account}"`).exec(text)?.[1] ?? '';
  };
  const answer = async (fields: Record<string, string>, locale = 'zh_CN') => {
    const response = await post(`${callback}?locale=${locale}`, fields);
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '', shop.url);
  };
  const signIn = (code: string, state = '"x') => shop.ask('signIn', { body: { signInCode: code, state } });

  it('posts to the shop, which redirects the browser with a code that starts one session', async () => {
    const codes = await page('zh_cn');
    const back = await answer({ code: codes('member'), state: '"x' });
    expect(back.pathname).toBe('/zh_cn/Login.html');
    const code = back.searchParams.get('signInCode') ?? '';
    expect((await signIn(code)).body).toMatchObject({ member: { loginEmail: demoMember.loginEmail } });
    expect(await signIn(code)).toMatchObject({ status: 401, body: { code: 'appleVerificationFailed' } });
    expect((await answer({ code: codes('member'), state: '"x' })).searchParams.get('error')).toBe(
      'appleVerificationFailed',
    );
  });

  it('§8 returns an error for a refusal, a wrong code and an unverified email', async () => {
    const codes = await page();
    const refusals: Record<string, string>[] = [
      { error: 'access_denied' },
      { code: 'guess' },
      {},
      { code: codes('unverified') },
    ];
    for (const fields of refusals) {
      const back = await answer({ ...fields, state: 's' }, 'en_US');
      expect(`${back.pathname}${back.search}`).toBe('/en_us/Login.html?error=appleVerificationFailed');
    }
  });

  it('§8 returns its own error for an account without an email', async () => {
    const codes = await page();
    const back = await answer({ code: codes('noEmail'), state: '"x' });
    expect(back.search).toBe('?error=noEmailProvided');
  });

  it('is refused without a state: any site can send the form', async () => {
    for (const state of [undefined, '', ' ']) {
      const codes = await page();
      const back = await answer({ code: codes('member'), ...(state !== undefined && { state }) });
      expect(back.search).toBe('?error=appleVerificationFailed');
    }
  });

  it('logs in only the browser that began it, with the state it kept', async () => {
    const codes = await page();
    // Login CSRF: another site's form for another account.
    const back = await answer({ code: codes('member'), state: 'of another site' });
    expect([...back.searchParams.keys()]).toEqual(['signInCode']);
    const code = back.searchParams.get('signInCode') ?? '';
    expect((await signIn(code)).body.code).toBe('appleVerificationFailed');
    expect((await signIn(code, '')).body.code).toBe('appleVerificationFailed');
    expect((await signIn(code, 'of another site')).status).toBe(200);
  });

  it('has a code for each step, and neither is valid for the other', async () => {
    const codes = await page();
    expect((await signIn(codes('member'))).body.code).toBe('appleVerificationFailed');
    const code = (await answer({ code: codes('member'), state: '"x' })).searchParams.get('signInCode') ?? '';
    expect((await answer({ code, state: '"x' })).searchParams.get('error')).toBe('appleVerificationFailed');
    expect((await signIn(code)).status).toBe(200);
  });

  it('allows 5 minutes for the last step', async () => {
    const codes = await page();
    const code = (await answer({ code: codes('newcomer'), state: '"x' })).searchParams.get('signInCode') ?? '';
    shop.advance(signInCode);
    expect((await signIn(code)).body.code).toBe('appleVerificationFailed');
  });
});
