import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { headsetIcon } from '../../icons/headset.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { UtilityBar } from './UtilityBar.js';

const root = freshRoot();

beforeEach(() => {
  root.render(
    <UtilityBar
      notes={[
        { icon: headsetIcon, text: 'Customer service 10:00–19:00' },
        { icon: headsetIcon, text: 'Maintenance 00:00–02:00' },
      ]}
      preferences={<button type="button">Night</button>}
    />,
  );
});

afterEach(async () => {
  await page.viewport(1280, 800);
});

test.each([
  [1300, ['Customer service 10:00–19:00', 'Maintenance 00:00–02:00', 'Night']],
  [1024, ['Customer service 10:00–19:00', 'Maintenance 00:00–02:00', 'Night']],
  [800, ['Night']],
  [390, []],
])('at %i px it shows %j', async (width, shown) => {
  await page.viewport(width, 600);
  const all = ['Customer service 10:00–19:00', 'Maintenance 00:00–02:00', 'Night'];
  await expect.element(page.getByText('Night')).toBeInTheDocument();
  await expect.poll(() => all.filter((text) => page.getByText(text).element().checkVisibility())).toEqual(shown);
});
