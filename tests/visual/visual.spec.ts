import { expect, test } from '@playwright/test';
import { modes } from '../../.storybook/modes.js';

/** A small choice: a change of a token, of type or of a shared part shows in at least one of these stories. */
const stories = [
  'foundations-themes--side-by-side',
  'components-primitives-button--buy',
  'components-layout-dialog--default',
  'components-ticketing-eventcard--comfortable-with-sticker',
  'components-ticketing-eticket--default',
  'components-ticketing-ledger--default',
  'components-forms-calendar--default',
  'components-ticketing-seatplan--default',
  'components-forms-textfield--failed',
  'screens-home--default',
  'screens-event--default',
  'screens-cart--default',
];

interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

for (const id of stories) {
  for (const [mode, { viewport, ...globals }] of Object.entries(modes)) {
    test(`${id} in ${mode}`, async ({ page }) => {
      await page.setViewportSize({ width: Number(viewport.slice(1)), height: 900 });
      const settings = Object.entries({ ...globals, 'a11y.manual': '!true' });
      const query = settings.map(([name, value]) => `${name}:${value}`).join(';');
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${query}`);
      await page.waitForFunction(() => {
        const phase = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;
        return phase === 'completed' || phase === 'finished';
      });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page).toHaveScreenshot([id, `${mode.replace(' ', '-')}.png`]);
    });
  }
}
