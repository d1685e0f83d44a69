import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { keepSession } from './shop.js';
import { unique } from './test.js';

interface Mail {
  code: string | null;
  link: { href: string } | null;
  otherLink?: { href: string };
}

/** The newest mail to an email. */
export async function mailTo(request: APIRequestContext, to: string): Promise<Mail> {
  const mails = (await (await request.get('/fake/outbox.json', { params: { to } })).json()) as Mail[];
  const [mail] = mails;
  if (mail === undefined) throw new Error(`No mail to ${to}.`);
  return mail;
}

/** The address of the link in the newest mail to an email. */
export const linkTo = async (request: APIRequestContext, to: string): Promise<string> =>
  (await mailTo(request, to)).link?.href ?? '';

/** The password of every member that a test registers. */
export const password = 'first night';

/** An email that is unique to the test. */
export const newEmail = (): string => `e2e-${unique()}@example.com`;

/** Registers a person by a call, and returns the email. The account is not activated; its mail is in English. */
export async function register(request: APIRequestContext, person: object = { name: 'Ho Ka-yan' }): Promise<string> {
  const email = newEmail();
  const login = { loginEmail: email, confirmEmail: email, password, confirmPassword: password };
  const data = { ...login, title: 'Miss', mobile: '5123 4567', agreed: true, ...person };
  expect((await request.post('/api/user/register.do?locale=en_US', { data })).status()).toBe(200);
  return email;
}

/** Registers and activates a member by calls. */
export async function newMember(request: APIRequestContext, person?: object): Promise<string> {
  const email = await register(request, person);
  const token = new URL(await linkTo(request, email), 'http://shop').searchParams.get('activate');
  expect((await request.post('/api/user/activate.do', { data: { token } })).status()).toBe(200);
  return email;
}

/** Logs in a member of `register` by a call. Returns the headers for the member's calls. */
export async function logInAs(page: Page, request: APIRequestContext, email: string): Promise<Record<string, string>> {
  const login = await request.post('/api/user/login.do', { data: { email, password } });
  return keepSession(page, ((await login.json()) as { token: string }).token);
}

const memberCalls = ['/api/Member/MemberInfo.do', '/api/shoppingCart.do', '/api/user/personalNotices.do'];

/** Ends the session on the server. The page has no pending call, and learns of the end with its next one. */
export async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  await page.waitForFunction((paths) => {
    const done = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return paths.every((path) => done.includes(path));
  }, memberCalls);
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/Logout.do', { headers: { authorization: `Bearer ${token}` } });
}

/** Enters the password in the dialog at the session's end. */
export async function logInAgain(page: Page, title: string, entered = password): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  await expect(dialog.locator('input[type=password]')).toBeFocused();
  await page.keyboard.type(entered);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}
