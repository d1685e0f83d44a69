import { readFileSync } from 'node:fs';
import { expectNoAxeViolations } from './axe.js';
import { logInAs, newMember, password } from './members.js';
import { listenForComplaints, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t } = textsOf('en_us');

test('§9 a member downloads all own data and closes the account with the keyboard, and every tab and device is logged out', async ({
  page,
  request,
  browser,
}) => {
  const complaints = listenForComplaints(page);
  const email = await newMember(request, { name: 'Ho Ka-yan', interests: ['chineseOpera'] });
  await logInAs(page, request, email);
  await page.goto('/en_us/Member/MemberInfo.html');
  await takenOver(page);
  const other = await page.context().newPage();
  await other.goto('/en_us/Member/Notices.html');
  await takenOver(other);

  const toClose = page.getByRole('link', { name: t('memberInfo.closeAccount'), exact: true });
  await expect(toClose).toHaveAttribute('href', /MyData\.html#close$/);
  await page.getByRole('link', { name: t('memberInfo.downloadMyData'), exact: true }).press('Enter');
  await expect(page).toHaveTitle(t('myData.pageTitle'));
  const asPage = page.getByRole('button', { name: t('myData.asPage'), exact: true });
  await expect(asPage).toBeVisible();
  await expectNoAxeViolations(page);

  const saving = page.waitForEvent('download');
  await asPage.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^first-gong-\d{4}-\d\d-\d\d\.html$/);
  await expect(page.getByRole('status').filter({ hasText: saved.suggestedFilename() })).toBeVisible();
  const file = readFileSync(await saved.path(), 'utf8');
  expect(file).toContain(email);
  // The page opens by itself, without a network.
  const reader = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const reading = await reader.newPage();
  await reading.setContent(file);
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText('My data at First Gong');
  await expect(reading.getByRole('cell', { name: 'Ho Ka-yan', exact: true })).toBeVisible();
  await expect(reading.getByRole('cell', { name: t('common.interestChineseOpera'), exact: true })).toBeVisible();
  await reader.close();

  const savingJson = page.waitForEvent('download');
  await page.getByRole('button', { name: t('myData.asJson'), exact: true }).press('Enter');
  const json = JSON.parse(readFileSync(await (await savingJson).path(), 'utf8')) as { profile: { loginEmail: string } };
  expect(json.profile.loginEmail).toBe(email);

  const field = page.getByLabel(t('myData.password'), { exact: true });
  const submit = page.getByRole('button', { name: t('myData.submit'), exact: true });
  await field.fill('not the password');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(t('errors.accountPasswordIncorrect').slice(0, 30)));
  await field.fill(password);
  await submit.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('myData.closedTitle'), exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/en_us\/AccountClosed\.html$/);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(other).toHaveURL(/\/en_us\/Login\.html/);

  const login = await request.post('/api/user/login.do?locale=en_US', { data: { email, password } });
  expect(login.status()).toBe(401);
  const mails = (await (await request.get('/fake/outbox.json', { params: { to: email } })).json()) as {
    subject: string;
  }[];
  expect(mails.map(({ subject }) => subject)).toEqual(['Your First Gong account is closed']);
  // Back does not show the account again.
  await page.goBack();
  await expect(page).toHaveURL(/\/en_us\/Login\.html|MemberInfo/);
  await expect(page.getByText(email)).toHaveCount(0);
  // Opened by its address, the last page claims nothing.
  await page.goto('/en_us/AccountClosed.html');
  await expect(page.getByRole('heading', { level: 1, name: t('myData.nothingTitle'), exact: true })).toBeVisible();
  expect(complaints.filter((line) => !line.includes('401') && !line.includes('422'))).toEqual([]);
});
