import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Icon } from '../../components/Icon/index.js';
import { bellIcon } from '../../icons/bell.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Badge } from './Badge.js';

const root = freshRoot();

test.each([undefined, '3'])('the count %s is part of the name of the tool', async (count) => {
  root.render(
    <a href="#notices">
      Notices <Badge on={<Icon icon={bellIcon} />}>{count}</Badge>
    </a>,
  );
  await expect.element(page.getByRole('link')).toHaveAccessibleName(count ? `Notices ${count}` : 'Notices');
  expect(root.host.querySelector('svg')?.parentElement?.children).toHaveLength(count ? 2 : 1);
});
