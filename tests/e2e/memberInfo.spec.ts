import { plainMember } from '@first-gong/fake-api/samples';
import { expectNoAxeViolations } from './axe.js';
import { endSession, logInAgain, logInAs, newMember, password } from './members.js';
import { listenForComplaints, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t } = textsOf('en_us');

test('§4 §8 a member loses the session in the middle of the profile and no word, saves it with the keyboard, and changes the password', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const email = await newMember(request);
  await logInAs(page, request, email);
  await page.goto('/en_us/Member/MemberInfo.html');
  await takenOver(page);
  const name = page.getByLabel(t('profile.name'), { exact: true });
  await name.fill('Lau Chi-hou');
  await page.locator('label', { hasText: t('common.interestChineseOpera') }).click();
  await expectNoAxeViolations(page);

  // Another member's data are missing, and a reload keeps the entries.
  await expect(page.getByText(plainMember.name.en_us)).toHaveCount(0);
  await page.reload();
  await takenOver(page);
  await expect(name).toHaveValue('Lau Chi-hou');

  // The session ends elsewhere while the member types.
  await expect(page.getByRole('list', { name: t('memberInfo.devicesTitle'), exact: true })).toBeVisible();
  await endSession(page, request);
  const save = page.getByRole('button', { name: t('memberInfo.save'), exact: true });
  await save.press('Enter');
  await logInAgain(page, t('session.overTitle'));
  await expect(name).toHaveValue('Lau Chi-hou');
  await save.press('Enter');
  await logInAgain(page, t('session.profileUpdatedTitle'));
  await expect(name).toHaveValue('Lau Chi-hou');
  await expect(page.getByRole('checkbox', { name: t('common.interestChineseOpera'), exact: true })).toBeChecked();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft memberInfo'))).toBeNull();

  const old = page.getByLabel(t('memberInfo.oldPassword'), { exact: true });
  const change = page.getByRole('button', { name: t('memberInfo.changePassword'), exact: true });
  await old.fill('a gong of others');
  await page.getByLabel(t('memberInfo.newPassword'), { exact: true }).fill('another gong');
  await page.getByLabel(t('memberInfo.retypedPassword'), { exact: true }).fill('another gong');
  await change.click();
  await expect(old).toHaveAccessibleDescription(t('errors.oldPasswordIncorrect'));
  await old.fill(password);
  await change.click();
  await logInAgain(page, t('session.passwordChangedTitle'), 'another gong');
  await expect(old).toHaveValue('');
  expect(complaints.filter((line) => !line.includes('401') && !line.includes('422'))).toEqual([]);
});
