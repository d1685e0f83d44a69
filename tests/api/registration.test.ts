import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, hongKongDate, mailLinks, mailThrottle } from '@first-gong/domain';
import { demoMember, newMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { becomeMember, email, filledForm, linkParameter, logIn, password } from '../support/account.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
}, 60_000);
afterEach(() => shop.close());

const register = (changes: object = {}) => shop.ask('register', { body: { ...filledForm, ...changes } });
const activate = (token: string) => shop.ask('activate', { body: { token } });

describe('§4 an account', () => {
  it('is registered, then activated by the emailed link', async () => {
    expect((await register()).body).toEqual({ registered: true, loginEmail: email });
    const early = await shop.ask('login', { body: { email, password } });
    expect(early).toMatchObject({ status: 403, body: { code: 'accountNotActivated' } });

    const token = await linkParameter(shop, email, 'activate');
    expect((await activate(token)).body).toEqual({ activated: true, loginEmail: email });
    const info = await shop.call('memberInfo', { token: await logIn(shop) });
    expect(info).toMatchObject({ name: 'Ka-yan Ho', title: 'Miss', mobile: '5123 4567', points: 0, hasPassword: true });
  });

  it('is kept without what a keyboard or a clipboard added', async () => {
    await register({
      loginEmail: `Ho <mailto:${email.replace('@', '＠')}>`,
      confirmEmail: `\u202A${email}\u202C`,
      name: undefined,
      firstName: '\u200BKa-yan\u0000',
      lastName: '　Ｈｏ\u00A0\u202E',
      mobile: '８５２－５１２３－４５６７',
    });
    await activate(await linkParameter(shop, email, 'activate'));
    const info = await shop.call('memberInfo', { token: await logIn(shop) });
    expect(info).toMatchObject({ loginEmail: email, name: 'Ka-yan Ho', lastName: 'Ho', mobile: '+852-5123-4567' });
  });

  it('gets the mail with its link in the language of the call', async () => {
    await shop.call('register', { body: filledForm, lang: 'zh_cn' });
    const [mail] = await shop.mails(email);
    expect(mail).toMatchObject({ lang: 'zh_cn', subject: '激活你的开锣账户', link: { label: '激活账户' } });
    expect(mail?.link?.href).toMatch(/^\/zh_cn\/Login\.html\?view=activation&activate=/);
    expect(mail?.body.join()).toContain('48 小时');
  });

  it.each(['en_us', 'zh_hk', 'zh_cn'] as const)(
    'gets no mail with text from the registration while the email is unconfirmed (%s)',
    async (lang) => {
      const name = 'WIN HK$5000 http://example.org/88888888';
      const address = { country: 'HK', area: 'HKI', district: 'CW', street: name, flat: name };
      await shop.call('register', { body: { ...filledForm, name, firstName: name, lastName: name, address }, lang });
      await shop.call('otp', { body: { email }, lang });
      await shop.call('forgotPassword', { body: { email }, lang });
      const mails = await shop.mails(email);
      expect(mails).toHaveLength(3);
      // Ids, codes and tokens may contain anything by chance, so only visible texts are searched.
      const read = mails.flatMap(({ subject, body, link }) => [subject, ...body, link?.label]).join('\n');
      for (const word of ['WIN', '5000', 'example.org', '8888']) expect(read).not.toContain(word);
    },
  );

  it('is not activated by a link that is expired or used, and the code tells which', async () => {
    await register();
    const token = await linkParameter(shop, email, 'activate');
    shop.advance(mailLinks.activation);
    expect(await activate(token)).toMatchObject({ status: 410, body: { code: 'activationLinkExpired' } });
    shop.advance(-1);
    expect((await activate(token)).status).toBe(200);
    expect(await activate(token)).toMatchObject({ status: 410, body: { code: 'activationLinkUsed' } });
    shop.advance(mailLinks.activation);
    expect((await activate(token)).body.code).toBe('activationLinkUsed');
  });

  it('reveals nothing without its link: guesses for members of each state and for unknown ids get one code', async () => {
    await register();
    const [memberId] = (await linkParameter(shop, email, 'activate')).split('.');
    for (const guess of [`${memberId}.guess`, 'M-1.guess', 'M-0.guess', 'M-99999.guess', '.', '']) {
      expect(await activate(guess), guess).toMatchObject({ status: 410, body: { code: 'activationFailed' } });
    }
  });

  it('has its password stored only as a hash', async () => {
    await becomeMember(shop);
    const files = await readdir(shop.dataDir);
    const data = await Promise.all(files.map((file) => readFile(join(shop.dataDir, file), 'utf8')));
    expect(data.join()).toContain(email);
    expect(data.join()).not.toContain(password);
  });
});

describe('§8 registration', () => {
  it('refuses a registered email in upper or lower case, also of an inactive account', async () => {
    for (const loginEmail of [demoMember.loginEmail.toUpperCase(), newMember.loginEmail]) {
      const { status, body } = await register({ loginEmail, confirmEmail: loginEmail });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'emailRegistered',
        title: expect.stringContaining('Email is already registered, please enter another email.'),
        errors: [{ field: 'loginEmail', code: 'emailRegistered' }],
      });
    }
  });

  it('makes one account when two forms arrive at once', async () => {
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.mails(email)).toHaveLength(1);
  });

  it('§5 reports every wrong field', async () => {
    const { status, body } = await shop.ask('register', { body: {} });
    expect(status).toBe(422);
    expect((body.errors as { field: string; code: string }[]).map(({ field, code }) => [field, code])).toEqual([
      ['loginEmail', 'emailRequired'],
      ['confirmEmail', 'emailConfirmRequired'],
      ['password', 'passwordRequired'],
      ['confirmPassword', 'passwordConfirmRequired'],
      ['title', 'titleRequired'],
      ['name', 'nameRequired'],
      ['mobile', 'mobileRequired'],
      ['agreed', 'memberTermsNotAgreed'],
    ]);
  });

  it('§5 reports a birthday in the future and an unknown place in the same response as the other fields', async () => {
    const address = { country: 'HK', area: 'HKI', district: 'Atlantis', street: '', flat: 'B' };
    const birthday = { year: 2999, month: 1, day: 1 };
    const { status, body } = await register({ mobile: '', birthday, address });
    expect(status).toBe(422);
    expect((body.errors as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'address.district',
      'address.street',
      'birthday',
      'mobile',
    ]);
    await becomeMember(shop);
    const token = await logIn(shop);
    const change = await shop.ask('updateMemberInfo', {
      token,
      body: { title: 'Miss', name: '', mobile: '5123 4567', birthday, address },
    });
    expect((change.body.errors as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'address.district',
      'address.street',
      'birthday',
      'name',
    ]);
  });

  it.each([{ birthday: 1, address: 'HK' }, { birthday: null, address: [] }, { address: { country: { code: 'HK' } } }])(
    'refuses %o without an error of the server',
    async (changes) => {
      expect([400, 422]).toContain((await register(changes)).status);
    },
  );

  it('§5 accepts only an address of the list, and stores nothing of a refused form', async () => {
    const address = { country: 'HK', area: 'HKI', district: 'CW', street: '48 Third Street', flat: 'B, 12/F' };
    const { body } = await register({ address: { ...address, district: 'Atlantis' } });
    expect(body).toMatchObject({ code: 'districtRequired', errors: [{ field: 'address.district' }] });
    expect(await shop.mails(email)).toEqual([]);
    expect((await register({ address })).status).toBe(200);
  });

  it('§5 refuses a birthday in the future', async () => {
    const inDays = (days: number) => {
      const [year = 0, month = 0, day = 0] = addDays(hongKongDate(shop.now()), days).split('-').map(Number);
      return { year, month, day };
    };
    const { body } = await register({ birthday: inDays(1) });
    expect(body.code).toBe('birthdayInvalid');
    expect((await register({ birthday: inDays(0) })).status).toBe(200);
  });

  it('opts out of direct marketing when the form has no choice', async () => {
    await becomeMember(shop);
    expect((await shop.call('memberInfo', { token: await logIn(shop) })).optOut).toBe(true);
  });

  it('§8 refuses too many requests from one network address, and accepts more after 15 minutes', async () => {
    const taken = { loginEmail: demoMember.loginEmail, confirmEmail: demoMember.loginEmail };
    for (let count = 0; count < mailThrottle.perAddress.attempts; count += 1) {
      expect((await register(taken)).status).toBe(409);
    }
    const { status, headers } = await register(taken);
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    shop.advance(mailThrottle.perAddress.window);
    expect((await register(taken)).status).toBe(409);
  });
});
