import { type ErrorCode, href, loginThrottle, mailThrottle, textLength, topUp } from '@first-gong/domain';
import { suspendedMember } from '@first-gong/fake-api/samples';
import { errorText } from '@first-gong/i18n/errorText';
import type { Page } from '@playwright/test';
import { linkTo, logInAs, mailTo, newEmail, newMember, password, register } from './members.js';
import { choose, formProblem, listenForComplaints, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const waiting = /Too many requests\. Please try again in \d+ minutes?\./;

/** The shop responds as after the loss of its disk. */
const breakDown = (page: Page, path: string, code: 'registrationFailed' | 'updateFailed' | 'serverBusy') =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            body: JSON.stringify({ code, status: 503, title: code }),
          })
        : route.fallback(),
  );

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await takenOver(page);
};

test('§8 Login: each refusal of the password’s form is told at its field or above it, and the entries stay', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const known = await newMember(request);
  await open(page, href(lang, 'notices'));
  await page.waitForURL(/\/Login\.html\?target=/);
  await expect(page.getByText(t('errors.loginRequired'))).toBeVisible();

  const [email, secret] = [byId(page, 'email'), byId(page, 'password')];
  const submit = page.locator('main form').getByRole('button', { name: t('login.submit'), exact: true });
  await secret.press('Enter');
  await expect(formProblem(page)).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(t('errors.emailRequired')));
  await expect(secret).toHaveAccessibleDescription(new RegExp(t('errors.passwordRequired')));
  await email.fill('kayan@example');
  await secret.fill('a gong of others');
  await secret.press('Enter');
  await expect(email).toHaveAccessibleDescription(new RegExp(t('errors.emailInvalid')));
  await expect(email).toHaveValue('kayan@example');
  await expect(secret).toHaveValue('a gong of others');

  await email.fill(known);
  for (let attempt = 0; attempt < loginThrottle.attempts; attempt += 1) {
    const answer = page.waitForResponse(/\/api\/user\/login\.do/);
    await secret.press('Enter');
    expect((await answer).status()).toBe(401);
    // A click during the last response would send nothing.
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    await expect(secret).toHaveAccessibleDescription(new RegExp(t('errors.emailPasswordMismatch')));
  }
  await secret.fill(password);
  await secret.press('Enter');
  await expect(formProblem(page)).toContainText(waiting);

  await breakDown(page, '/api/user/login.do', 'serverBusy');
  await secret.press('Enter');
  await expect(formProblem(page)).toContainText(/The server is busy/);
  await expect(secret).toHaveValue(password);
  expect(complaints.filter((complaint) => !/status of [45]/.test(complaint))).toEqual([]);
});

test('§8 Login: each refusal of the one-time password’s forms is told, and a mail that comes too soon says how long to wait', async ({
  page,
  request,
}) => {
  const known = await newMember(request);
  await open(page, href(lang, 'login', { way: 'oneTimePassword' }));
  const email = byId(page, 'email');
  await email.press('Enter');
  await expect(formProblem(page)).toContainText(t('errors.emailRequired'));
  await expect(formProblem(page)).toContainText(t('errors.memberTermsNotAgreed'));
  await email.fill('kayan@example');
  await byId(page, 'agreed').press(' ');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(new RegExp(t('errors.emailInvalid')));

  await email.fill(known);
  await email.press('Enter');
  const code = byId(page, 'oneTimePassword');
  await expect(code).toBeFocused();
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(t('errors.oneTimePasswordRequired')));

  // A second request within 60 seconds, past the page's countdown.
  await page.getByRole('button', { name: t('login.changeEmail'), exact: true }).click();
  await email.press('Enter');
  await expect(formProblem(page)).toContainText(waiting);
});

test('§5 §8 Registration: what is wrong is told, and neither a detour to the terms nor a refusal loses a word', async ({
  page,
  request,
}) => {
  const taken = await register(request);
  const fresh = newEmail();
  await open(page, href(lang, 'login', { view: 'register' }));
  const field = (id: string) => byId(page, id);
  const submit = page.getByRole('button', { name: t('register.submit'), exact: true });
  await field('loginEmail').fill(taken);
  await field('confirmEmail').fill(fresh);
  await field('name').fill('Ho Ka-yan');
  await choose(page.locator('input[name=title]').first());
  await field('mobile').fill('5123 4567');

  await page
    .getByRole('main')
    .getByRole('link', { name: t('login.terms'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/ReleaseNotes\.html/);
  await page.goBack();
  await takenOver(page);
  await expect(field('loginEmail')).toHaveValue(taken);
  await expect(field('name')).toHaveValue('Ho Ka-yan');

  await field('agreed').press(' ');
  await field('password').fill('short');
  await field('confirmPassword').fill('other');
  await submit.press('Enter');
  await expect(field('confirmEmail')).toHaveAccessibleDescription(new RegExp(t('errors.emailMismatch')));
  await expect(field('password')).toHaveAccessibleDescription(new RegExp(errorText(t, { code: 'passwordLength' })));
  await expect(field('confirmPassword')).toHaveAccessibleDescription(new RegExp(t('errors.passwordMismatch')));

  await field('confirmEmail').fill(taken);
  await field('password').fill(password);
  await field('confirmPassword').fill(password);
  await submit.press('Enter');
  await expect(formProblem(page)).toContainText(t('errors.emailRegistered'));
  await expect(field('mobile')).toHaveValue('5123 4567');

  await field('loginEmail').fill(fresh);
  await field('confirmEmail').fill(fresh);
  await breakDown(page, '/api/user/register.do', 'registrationFailed');
  await submit.press('Enter');
  await expect(formProblem(page)).toContainText(t('errors.registrationFailed'));
  await page.unrouteAll();
  await submit.press('Enter');
  await expect(heading(page)).toHaveText(t('register.sentTitle'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft register'))).toBeNull();
});

test('§5 §8 Registration: each field says what is missing, wrong or too long, and keeps it', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await open(page, href(lang, 'login', { view: 'register' }));
  const submit = page.getByRole('button', { name: t('register.submit'), exact: true });
  const expectTold = async (...codes: ErrorCode[]) => {
    await submit.press('Enter');
    await expect(formProblem(page)).toBeFocused();
    await expect(formProblem(page).getByRole('link')).toHaveText(codes.map((code) => errorText(t, { code })));
  };
  const login = ['emailRequired', 'emailConfirmRequired', 'passwordRequired', 'passwordConfirmRequired'] as const;
  const last = 'memberTermsNotAgreed';
  await expectTold(...login, 'titleRequired', 'nameRequired', 'mobileRequired', last);

  await choose(page.locator('input[name=title]').first());
  await byId(page, 'name').fill('x'.repeat(textLength.name + 1));
  await byId(page, 'mobile').fill('call me');
  await byId(page, 'address.street').fill('x'.repeat(textLength.street + 1));
  await byId(page, 'address.flat').fill('x'.repeat(textLength.flat + 1));
  await expectTold(...login, 'nameTooLong', 'mobileInvalid', 'countryRequired', 'streetTooLong', 'flatTooLong', last);
  await expect(byId(page, 'mobile')).toHaveValue('call me');

  await byId(page, 'mobile').fill('1'.repeat(textLength.mobile + 1));
  await byId(page, 'loginEmail').fill(`${'x'.repeat(textLength.email)}@example.com`);
  await byId(page, 'address.street').fill('');
  await byId(page, 'address.flat').fill('');
  await byId(page, 'address.country').selectOption('Hong Kong');
  await expect(byId(page, 'address.area')).toBeVisible();
  const [, ...others] = login;
  await expectTold(
    'emailTooLong',
    ...others,
    'nameTooLong',
    'mobileTooLong',
    'areaRequired',
    'streetRequired',
    'flatRequired',
    last,
  );
  expect(complaints).toEqual([]);
});

test('§4 §8 Forgot password and activation: a locked account, a replaced link and too many mails are told', async ({
  page,
  request,
}) => {
  await open(page, href(lang, 'forgotPassword'));
  const email = byId(page, 'email');
  await email.fill('kayan@example');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(new RegExp(t('errors.emailInvalid')));
  await email.fill(suspendedMember.loginEmail);
  await email.press('Enter');
  await expect(formProblem(page)).toContainText(errorText(t, { code: 'accountSuspended' }));

  const inactive = await register(request);
  const first = await linkTo(request, inactive);
  await email.fill(inactive);
  await email.press('Enter');
  await expect(heading(page)).toHaveText(t('forgotPassword.sentTitle'));
  const again = page.getByRole('button', { name: t('forgotPassword.again'), exact: true });
  for (let count = 1; count < mailThrottle.perEmail.attempts; count += 1) {
    const asked = await request.post('/api/user/forgotPassword.do?locale=en_US', { data: { email: inactive } });
    expect(asked.status()).toBe(200);
  }
  await again.click();
  await expect(formProblem(page)).toContainText(waiting);

  // The link of the older mail no longer works.
  await page.goto(first);
  await expect(heading(page)).toHaveText(t('activation.replacedTitle'));
  await expect(heading(page)).toBeFocused();

  await page.goto((await mailTo(request, inactive)).otherLink?.href ?? '');
  await byId(page, 'newPassword').fill('short');
  await byId(page, 'retypedPassword').fill('other');
  await page.keyboard.press('Enter');
  await expect(byId(page, 'newPassword')).toHaveAccessibleDescription(
    new RegExp(errorText(t, { code: 'passwordLength' })),
  );
  await expect(byId(page, 'retypedPassword')).toHaveAccessibleDescription(new RegExp(t('errors.passwordMismatch')));
});

test('§4 §8 Member info: an update that fails says so and keeps the words; another device is ended; password managers find the form', async ({
  page,
  request,
}) => {
  const email = await newMember(request);
  await open(page, `/.well-known/change-password?lang=${lang}`);
  await page.waitForURL(/\/Login\.html\?target=/);
  await byId(page, 'email').fill(email);
  await byId(page, 'password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/Member\/MemberInfo\.html/);
  for (const [id, token] of [
    ['oldPassword', 'current-password'],
    ['newPassword', 'new-password'],
    ['retypedPassword', 'new-password'],
  ] as const) {
    await expect(byId(page, id)).toHaveAttribute('autocomplete', token);
  }

  await byId(page, 'name').fill('Ho Ka-yan Grace');
  await breakDown(page, '/api/Member/MemberInfo.do', 'updateFailed');
  await page.getByRole('button', { name: t('memberInfo.save'), exact: true }).press('Enter');
  await expect(formProblem(page)).toContainText(t('errors.updateFailed'));
  await expect(byId(page, 'name')).toHaveValue('Ho Ka-yan Grace');
  await page.unrouteAll();

  const elsewhere = await request.post('/api/user/login.do', {
    data: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
  });
  const headers = { authorization: `Bearer ${((await elsewhere.json()) as { token: string }).token}` };
  const devices = page.getByRole('list', { name: t('memberInfo.devicesTitle'), exact: true }).getByRole('listitem');
  await page.reload();
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasText: 'Firefox' }).getByRole('button').click();
  await expect(devices).toHaveCount(1);
  await expect.poll(async () => (await request.get('/api/Member/MemberInfo.do', { headers })).status()).toBe(401);
});

test('§3 §8 Points: an amount outside the limits, and a fourth top-up while three wait for the bank, are told', async ({
  page,
  request,
}) => {
  const headers = await logInAs(page, request, await newMember(request));
  await open(page, href(lang, 'topUps'));
  const amount = page.getByLabel(t('points.ownAmount'), { exact: true });
  await amount.fill('49');
  await amount.press('Enter');
  await expect(formProblem(page)).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  for (let count = 0; count < topUp.waiting; count += 1) {
    const data = { amount: 50_00, paymentMethod: 'creditCard' };
    expect((await request.post('/api/user/topUp.do', { headers, data })).status()).toBe(200);
  }
  await amount.fill('50');
  await amount.press('Enter');
  await expect(formProblem(page)).toContainText(
    t('errors.topUpsWaiting', { limit: topUp.waiting, count: topUp.waiting }),
  );
  await expect(amount).toHaveValue('50');
});
