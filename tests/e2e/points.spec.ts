import { expectNoAxeViolations } from './axe.js';
import { listenForComplaints, logInByCall, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t } = textsOf('en_us');
const { t: inChinese } = textsOf('zh_hk');

test(
  '§3 §9 a member tops up at the bank, and a payment that the bank declines says so and charges nothing',
  { tag: '@instants' },
  async ({ page, request }, { parallelIndex }) => {
    const complaints = listenForComplaints(page);
    const headers = await logInByCall(page, request, parallelIndex);
    const balance = async () =>
      (await (await request.get('/api/user/balance.do', { headers })).json()).balance as number;
    const before = await balance();
    await page.goto('/en_us/Member/TopUps.html');
    await takenOver(page);
    await page.getByLabel(t('points.ownAmount'), { exact: true }).fill('135');
    await page.getByRole('button', { name: /13,500/ }).click();
    await page.waitForURL(/\/fake\/bank/);
    await page.locator('button[value=approve]').click();
    await page.waitForURL(/TopUpsHistory\.html/);
    await takenOver(page);
    const newest = page.getByRole('table').getByRole('row').nth(1);
    await expect(newest).toContainText('13,500');
    await expect(newest).toContainText(t('points.status_complete'));
    await expect(newest).toContainText(t('points.noExpiry'));
    await expectNoAxeViolations(page);
    expect(await balance()).toBe(before + 13_500);

    // In another language, the bank declines.
    await page.locator('header a[href*="lang=zh_hk"]').first().click();
    await page.waitForURL(/\/zh_hk\/Member\/TopUpsHistory\.html/);
    await takenOver(page);
    await page
      .locator('main')
      .getByRole('link', { name: inChinese('points.topUpNow'), exact: true })
      .click();
    await page.waitForURL(/TopUps\.html/);
    await page.getByRole('button', { name: /5,000/ }).last().click();
    await page.waitForURL(/\/fake\/bank/);
    await page.locator('button[value=decline]').click();
    await page.waitForURL(/TopUpsHistory\.html/);
    await expect(page.getByText(inChinese('points.failedText'))).toBeVisible();
    expect(await balance()).toBe(before + 13_500);

    await page.locator('header a[href*="lang=en_us"]').first().click();
    await page.waitForURL(/\/en_us\/Member\/TopUpsHistory\.html/);
    await takenOver(page);

    // The history names the origin of the points.
    await page
      .locator('main')
      .getByRole('link', { name: t('points.again'), exact: true })
      .click();
    await page.waitForURL(/TopUps\.html/);
    await expect(
      page
        .getByRole('table')
        .getByRole('row', { name: new RegExp(t('points.toppedUp')) })
        .first(),
    ).toContainText('+13,500');
    await expectNoAxeViolations(page);

    // The notice is unread until all are marked as read.
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${t('session.notices')}`) })
      .click();
    await page.waitForURL(/Notices\.html/);
    await page.getByRole('button', { name: t('notices.markAll'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('notices.markAll'), exact: true })).toHaveCount(0);
    await expect(
      page
        .getByRole('list', { name: t('member.notices'), exact: true })
        .getByRole('listitem')
        .first(),
    ).toContainText(t('notices.read'));
    await expectNoAxeViolations(page);

    // The browser keeps token and notices until the logout.
    const kept = () => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('personalNotices')]);
    await expect.poll(kept).not.toContain(null);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common.logout'), exact: true })
      .click();
    await page.waitForURL(/Events\.html/);
    await expect.poll(kept).toEqual([null, null]);
    expect(complaints).toEqual([]);
  },
);
