import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../screenRoot.js';
import { storyChrome } from '../story/index.js';
import { UtilityBar } from './UtilityBar.js';

const root = screenRoot();

beforeEach(() => {
  root.render(<UtilityBar chrome={storyChrome('en_us')} />);
});

test.each([
  [1300, [true, true, true]],
  [1024, [true, true, true]],
  [800, [false, false, true]],
  [390, [false, false, false]],
])('at %i px, customer service, maintenance and themes are shown: %j', async (width, shown) => {
  await page.viewport(width, 600);
  const parts = [page.getByText(/^Customer service/), page.getByText(/maintenance/i), page.getByText('Night')];
  await expect.element(page.getByText('Night')).toBeInTheDocument();
  await expect.poll(() => parts.map((part) => part.element().checkVisibility())).toEqual(shown);
});
