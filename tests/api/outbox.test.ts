import { demoMember, newMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ siteUrl: () => 'https://tickets.example' });
  await shop.call('otp', { body: { email: demoMember.loginEmail }, lang: 'zh_hk' });
  await shop.call('forgotPassword', { body: { email: newMember.loginEmail }, lang: 'en_us' });
}, 60_000);
afterAll(() => shop.close());

const page = async (query: Record<string, string>) =>
  (await fetch(`${shop.url}/fake/outbox?${new URLSearchParams(query)}`)).text();

describe('the outbox', { timeout: 60_000 }, () => {
  it('shows the mails to an address: a code to copy, or a link to follow', async () => {
    const [mail] = await shop.mails(demoMember.loginEmail);
    expect(mail).toMatchObject({ lang: 'zh_hk', subject: '你的一次性密碼', link: null });
    const withCode = await page({ locale: 'en_US', to: demoMember.loginEmail });
    expect(withCode).toContain(`<p class="code number">${mail?.code}</p>`);
    expect(withCode).toContain('It stays in this outbox.');
    expect(withCode).not.toContain(newMember.loginEmail);

    const [activation] = await shop.mails(newMember.loginEmail);
    const withLink = await page({ locale: 'en_US' });
    expect(withLink).toContain(`href="${activation?.link?.href}"`);
    expect(withLink).toContain('Set a password and activate');
  });

  it('returns a mail as a file with a link to the site', async () => {
    const [mail] = await shop.mails(newMember.loginEmail);
    const response = await fetch(`${shop.url}/fake/outbox.eml?mail=${mail?.id}`);
    expect(response.headers.get('content-type')).toContain('message/rfc822');
    expect(response.headers.get('content-disposition')).toContain(`${mail?.id}.eml`);
    const text = await response.text();
    expect(text).toMatch(/^To: new\.member@example\.com$/m);
    const [, plain = ''] = /Encoding: base64\s+([\w+/=\s]+)/.exec(text) ?? [];
    expect(Buffer.from(plain, 'base64').toString()).toContain(`https://tickets.example${mail?.link?.href}`);
    expect((await fetch(`${shop.url}/fake/outbox.eml?mail=none`)).status).toBe(404);
  });
});
