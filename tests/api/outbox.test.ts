import { demoMember, type MailRow, newMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '../conformance/server.js';
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

describe('the outbox', () => {
  it('shows the mails to an address: a code to copy, or a link to follow', async () => {
    const [mail] = await shop.mails(demoMember.loginEmail);
    expect(mail).toMatchObject({ lang: 'zh_hk', subject: '你的一次性密碼', link: null });
    const withCode = await page({ locale: 'en_US', to: demoMember.loginEmail });
    expect(withCode).toContain(`<p class="code number">${mail?.code}</p>`);
    expect(withCode).toContain('The email stays in this outbox.');
    expect(withCode).not.toContain(newMember.loginEmail);

    const [activation] = await shop.mails(newMember.loginEmail);
    const withLink = await page({ locale: 'en_US' });
    for (const link of [activation?.link, activation?.otherLink]) {
      expect(withLink).toContain(`href="${link?.href.replaceAll('&', '&amp;')}">${link?.label}</a>`);
    }
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

  it('gives programs 100 mails a page, newest first, and their number', async () => {
    for (let index = 0; index < 101; index += 1) {
      const email = `reader-${index}@example.com`;
      await shop.call('register', { body: registration({ email, password: 'curtain-rises' }) });
    }
    const pageOf = async (query: string) => {
      const response = await fetch(`${shop.url}/fake/outbox.json?${query}`);
      const mails = (await response.json()) as MailRow[];
      return { total: Number(response.headers.get('x-total-count')), ids: mails.map(({ id }) => id), mails };
    };
    const first = await pageOf('');
    const second = await pageOf('page=2');
    expect(first.ids).toHaveLength(100);
    expect(first.mails[0]?.to).toBe('reader-100@example.com');
    expect(first.total).toBe(103);
    expect(second.ids).toHaveLength(3);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(103);
    expect((await pageOf('page=99')).ids).toEqual(second.ids);
    expect((await pageOf('page=none')).ids).toEqual(first.ids);
    expect(await pageOf('to=reader-7@example.com')).toMatchObject({ total: 1 });
  });
});
