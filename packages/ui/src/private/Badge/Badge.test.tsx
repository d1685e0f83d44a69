import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Icon } from '../../components/Icon/index.js';
import { bellIcon } from '../../icons/bell.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Badge } from './Badge.js';

const root = freshRoot();

const tool = page.getByRole('link');

describe('Badge', () => {
  test('adds its label, and not its number, to the name of the tool', async () => {
    root.render(
      <a href="#notices">
        Notices
        <Badge label="3 unread" on={<Icon icon={bellIcon} />}>
          3
        </Badge>
      </a>,
    );
    await expect.element(tool).toHaveAccessibleName('Notices 3 unread');
    await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  });

  test('a word needs no label', async () => {
    root.render(
      <a href="#notices">
        Notices <Badge>New</Badge>
      </a>,
    );
    await expect.element(tool).toHaveAccessibleName('Notices New');
  });

  test('with nothing to count it draws only the tool', async () => {
    root.render(
      <a href="#notices">
        Notices
        <Badge on={<Icon icon={bellIcon} />} />
      </a>,
    );
    await expect.element(tool).toHaveAccessibleName('Notices');
    expect(root.host.querySelector('svg')?.parentElement?.children).toHaveLength(1);
  });
});
