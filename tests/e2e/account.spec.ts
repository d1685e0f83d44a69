import { customerService, type Lang, mailLinks } from '@first-gong/domain';
import { suspendedMember } from '@first-gong/fake-api/samples';
import { errorText } from '@first-gong/i18n/errorText';
import type { Page } from '@playwright/test';
import { linkTo, mailTo, newMember, password, register } from './members.js';
import { formProblem, listenForComplaints, takenOver, textsOf } from './shop.js';
import { clockOf, deviceNow, expect, test } from './test.js';

const lang: Lang = 'en_us';
const { t } = textsOf(lang);

const isMember = (page: Page) => page.evaluate(() => localStorage.getItem('token') !== null);
const fieldIn = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

test('§4 a one-time password from a mail logs in; its countdown survives a reload; a wrong one is told', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const email = await newMember(request);
  // The countdown of a minute must not end on a slow machine.
  await (await clockOf(page)).setFixedTime(deviceNow());
  await page.goto(`/${lang}/Login.html?target=%2F${lang}%2FMember%2FTxnHistory.html`);
  await takenOver(page);
  await page.getByRole('link', { name: t('login.wayOneTimePassword'), exact: true }).click();
  await page.waitForURL(/way=oneTimePassword/);
  await fieldIn(page, t('login.emailOnly')).fill(email);
  await page.getByRole('button', { name: t('login.ask'), exact: true }).click();
  await expect(formProblem(page)).toBeFocused();
  await page.locator('#agreed').press(' ');
  await page.getByRole('button', { name: t('login.ask'), exact: true }).click();
  const code = page.getByRole('textbox', { name: t('login.oneTimePassword'), exact: true });
  await expect(code).toBeFocused();
  const countdown = page.getByRole('button', { name: /^Send another one in \d/ });
  await expect(countdown).toBeDisabled();
  await page.reload();
  await takenOver(page);
  await expect(countdown).toBeDisabled();

  const { code: sent } = await mailTo(request, email);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(t('errors.oneTimePasswordMismatch')));
  await code.fill(sent ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${lang}/Member/TxnHistory.html`);
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
});

for (const provider of ['facebook', 'google', 'apple', 'wechat'] as const) {
  test(`§1 §8 ${provider} lets a person in, and says why it does not`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    const choose = async (account: string) => {
      await page.getByRole('button', { name: t(`login.${provider}`), exact: true }).click();
      await page.waitForURL(/\/fake\/id\//);
      await page.locator(`button[aria-describedby=${account}]`).click();
      await page.waitForURL(({ pathname }) => /\/(Login|Events)\.html$/.test(pathname));
    };
    const alert = formProblem(page);
    await page.goto(`/${lang}/Login.html?target=%2F${lang}%2FEvents.html%3Fcategory%3Dlocal`);
    await takenOver(page);
    await choose('refuse');
    await expect(alert).toContainText(t(`errors.${provider}VerificationFailed`));
    await choose('unverified');
    await expect(alert).toContainText(t(`errors.${provider}VerificationFailed`));
    await choose('noEmail');
    await expect(alert).toContainText(t('errors.noEmailProvided'));
    await expect(page).not.toHaveURL(/code|state|error/i);

    // A stranger's response, which this tab did not request.
    const forged = provider === 'apple' ? 'signInCode=stranger' : 'code=stranger&state=stranger';
    await page.goto(`/${lang}/Login.html?way=${provider}&${forged}`);
    await expect(alert).toContainText(t(`errors.${provider}VerificationFailed`));
    expect(await isMember(page)).toBe(false);

    await page.goto(`/${lang}/Login.html?target=%2F${lang}%2FEvents.html%3Fcategory%3Dlocal`);
    await takenOver(page);
    await choose('newcomer');
    await page.waitForURL(`**/${lang}/Events.html?category=local`);
    await expect.poll(() => isMember(page)).toBe(true);
    expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
  });
}

test('§4 §8 a forgotten password is set anew by the link of the mail, once', async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  const email = await newMember(request);
  await page.goto(`/${lang}/Login.html`);
  await takenOver(page);
  await page.getByRole('link', { name: t('login.forgot'), exact: true }).click();
  await page.waitForURL(/\/ForgotPassword\.html/);
  await fieldIn(page, t('forgotPassword.email')).fill('nobody-has-this@example.com');
  await page.keyboard.press('Enter');
  await expect(formProblem(page)).toContainText(t('errors.emailNotRegistered'));
  await fieldIn(page, t('forgotPassword.email')).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forgotPassword.sentTitle'));
  const first = await linkTo(request, email);
  await page.getByRole('button', { name: t('forgotPassword.again'), exact: true }).click();
  await expect.poll(() => linkTo(request, email)).not.toBe(first);
  const link = await linkTo(request, email);

  // The newer mail has replaced the first one.
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('resetPassword.replacedTitle'));
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/${lang}/ResetPassword\\.html$`));
  await page.reload();
  await page.getByLabel(t('resetPassword.newPassword'), { exact: true }).fill('curtain-rises');
  await page.getByLabel(t('resetPassword.retypedPassword'), { exact: true }).fill('curtain-rises');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('resetPassword.doneTitle'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('resetPassword.usedTitle'));
  await page.goto(link.slice(0, -5));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('resetPassword.incompleteTitle'));

  await page
    .getByRole('main')
    .getByRole('link', { name: t('resetPassword.toLogin'), exact: true })
    .click();
  await page.waitForURL(/\/Login\.html/);
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login.password'), { exact: true }).fill('curtain-rises');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${lang}/Events.html`);
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
});

test('§4 §8 a suspended account is told whom to ask, and one that is not activated gets its mail again from the login', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const logInWith = async (email: string, entered: string) => {
    await page.getByLabel(t('login.email'), { exact: true }).fill(email);
    await page.getByLabel(t('login.password'), { exact: true }).fill(entered);
    await page.keyboard.press('Enter');
  };
  const alert = formProblem(page);
  await page.goto(`/${lang}/Login.html`);
  await takenOver(page);
  await logInWith(suspendedMember.loginEmail, suspendedMember.password);
  await expect(alert).toContainText(errorText(t, { code: 'accountSuspended' }));
  await expect(alert).toContainText(t('login.suspendedHelp', customerService));
  expect(await isMember(page)).toBe(false);

  const email = await register(request);
  await logInWith(email, password);
  await expect(alert).toContainText(t('errors.accountNotActivated'));
  expect(await isMember(page)).toBe(false);
  await alert.getByRole('link', { name: t('login.activateAgain'), exact: true }).press('Enter');
  await page.waitForURL(/\/ForgotPassword\.html/);
  await expect(fieldIn(page, t('forgotPassword.email'))).toHaveValue(email);
  await page.getByRole('button', { name: t('forgotPassword.submitActivation'), exact: true }).press('Enter');
  await expect(
    page.getByText(t('forgotPassword.sentActivationLead', { email, hours: mailLinks.activation / 3_600_000 })),
  ).toBeVisible();

  await page.goto(await linkTo(request, email));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('activation.toLogin'), exact: true })
    .click();
  await page.waitForURL(/\/Login\.html/);
  await logInWith(email, password);
  await page.waitForURL(`**/${lang}/Events.html`);
  await expect.poll(() => isMember(page)).toBe(true);
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
});
