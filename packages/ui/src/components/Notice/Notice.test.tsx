import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Notice, type NoticeProps } from './Notice.js';

const root = freshRoot();

const show = async (props: Partial<NoticeProps> = {}) => {
  root.render(
    <Notice title="Account locked." {...props}>
      Contact customer service.
    </Notice>,
  );
  await expect.element(page.getByText('Contact customer service.')).toBeVisible();
};

describe('Notice', () => {
  test('has a live role only with `role`, for a notice after an action', async () => {
    await show();
    expect(page.getByRole('alert').query()).toBeNull();
    expect(page.getByRole('status').query()).toBeNull();
    await show({ role: 'alert' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Account locked.Contact customer service.');
  });

  test('every variant has an icon of its own, hidden from screen readers', async () => {
    const icons = new Set<string | null>();
    for (const variant of ['info', 'danger', 'success'] as const) {
      await show({ variant, title: variant });
      await expect.element(page.getByText(variant, { exact: true })).toBeVisible();
      const icon = root.host.querySelector('svg');
      expect(icon?.getAttribute('aria-hidden')).toBe('true');
      icons.add(icon?.innerHTML ?? null);
    }
    expect(icons.size).toBe(3);
  });

  test('in black and white only danger has a double border', async () => {
    document.documentElement.dataset.theme = 'bw';
    const styles = [];
    for (const variant of ['info', 'success', 'hint', 'danger'] as const) {
      await show({ variant, id: variant });
      await expect.poll(() => root.host.querySelector(`#${variant}`)).not.toBeNull();
      styles.push(getComputedStyle(root.host.querySelector(`#${variant}`) ?? root.host).borderBlockStartStyle);
    }
    expect(styles).toEqual(['solid', 'solid', 'dashed', 'double']);
  });
});
