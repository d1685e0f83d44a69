import { href, identityProviders } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { endSession, linkTo, logInAgain, mailTo, newEmail, password } from './members.js';
import { formProblem, listenForComplaints, tabTo, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function type(page: Page, id: string, text: string): Promise<void> {
  await tabTo(page, `[id="${id}"]`);
  await page.keyboard.type(text);
}

async function openLogin(page: Page, query: Record<string, string> = {}): Promise<void> {
  await page.goto(href(lang, 'login', query));
  await takenOver(page);
}

async function logOut(page: Page): Promise<void> {
  await page.goto(href(lang, 'logout'));
  await takenOver(page);
  await tabTo(page, 'main form button, main button');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Events.html');
}

const expectMember = async (page: Page) => {
  await page.waitForURL('**/Events.html');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
};

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('§2 §4 §5 with the keyboard alone, at 320 px, a new user registers, activates by the mail, logs in six ways, and loses the session in a form but no word', async ({
  page,
  request,
}) => {
  // This test presses Tab some hundred times.
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  const complaints = listenForComplaints(page);
  const email = newEmail();
  const field = (id: string) => page.locator(`[id="${id}"]`);

  await openLogin(page);
  await tabTo(page, 'main a[href*="view=register"]');
  await page.keyboard.press('Enter');
  await expect(field('loginEmail')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await type(page, 'loginEmail', email);
  await type(page, 'confirmEmail', email);
  await tabTo(page, 'input[name=title]');
  await page.keyboard.press('Space');
  await tabTo(page, '#naming');
  await page.keyboard.press('Enter');
  await expect(field('lastName')).toBeFocused();
  await page.keyboard.type('Ho');
  await type(page, 'firstName', 'Ka-yan');
  await type(page, 'mobile', '5123 4567');

  await page.reload();
  await takenOver(page);
  await expect(field('loginEmail')).toHaveValue(email);
  await expect(field('firstName')).toHaveValue('Ka-yan');
  await expect(field('mobile')).toHaveValue('5123 4567');
  await expect(page.locator('input[name=title]').first()).toBeChecked();
  await type(page, 'password', password);
  await type(page, 'confirmPassword', password);
  await page.keyboard.press('Enter');
  const problem = formProblem(page);
  await expect(problem).toBeFocused();
  await expect(problem).toContainText(t('errors.memberTermsNotAgreed'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(t('register.sentTitle'));
  await expect(page).toHaveTitle(t('common.pageTitleOf', { title: t('register.sentTitle') }));

  const link = await linkTo(request, email);
  await page.goto(link);
  await expect(heading(page)).toHaveText(t('activation.doneTitle'));
  await expect(page).not.toHaveURL(/activate=/);
  await expectNoSidewaysScroll(page);
  await page.goto(link.slice(0, -5));
  await expect(heading(page)).toHaveText(t('activation.incompleteTitle'));
  await page.goto(link);
  await expect(heading(page)).toHaveText(t('activation.usedTitle'));
  await tabTo(page, 'main a[href*="Login.html"]');
  await page.keyboard.press('Enter');
  await type(page, 'email', email);
  await type(page, 'password', password);
  await page.keyboard.press('Enter');
  await expectMember(page);

  await page.goto(href(lang, 'memberInfo'));
  await takenOver(page);
  await expect(page.getByRole('list', { name: t('memberInfo.devicesTitle'), exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await tabTo(page, '#firstName');
  await page.keyboard.press('End');
  await page.keyboard.type(' Grace');
  await endSession(page, request);
  await page.keyboard.press('Enter');
  await logInAgain(page, t('session.overTitle'));
  await expect(field('firstName')).toHaveValue('Ka-yan Grace');
  await tabTo(page, '#firstName');
  await page.keyboard.press('Enter');
  await logInAgain(page, t('session.profileUpdatedTitle'));
  await expect(field('firstName')).toHaveValue('Ka-yan Grace');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft memberInfo'))).toBeNull();
  await logOut(page);

  await openLogin(page, { way: 'oneTimePassword' });
  await type(page, 'email', email);
  await tabTo(page, '#agreed');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(field('oneTimePassword')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.keyboard.type((await mailTo(request, email)).code ?? '');
  await page.keyboard.press('Enter');
  await expectMember(page);

  for (const provider of identityProviders) {
    await logOut(page);
    await openLogin(page);
    const button = page.getByRole('button', { name: t(`login.${provider}`), exact: true });
    await button.evaluate((element) => element.setAttribute('data-wanted', ''));
    await tabTo(page, '[data-wanted]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/fake\/id\//);
    await tabTo(page, 'button[aria-describedby=newcomer]');
    await page.keyboard.press('Enter');
    await expectMember(page);
  }
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
});
