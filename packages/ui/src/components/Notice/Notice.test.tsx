import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Notice, type NoticeProps } from './Notice.js';

const root = freshRoot();

afterEach(() => {
  document.documentElement.dataset.theme = 'default';
});

const show = async (props: Partial<NoticeProps> = {}) => {
  root.render(
    <Notice title="Account locked." {...props}>
      Contact customer service.
    </Notice>,
  );
  await expect.element(page.getByText('Contact customer service.')).toBeVisible();
};

describe('Notice', () => {
  test('is silent unless it comes after an action', async () => {
    await show();
    expect(page.getByRole('alert').query()).toBeNull();
    expect(page.getByRole('status').query()).toBeNull();
    await show({ role: 'alert' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Account locked.Contact customer service.');
  });

  test('every tone has a picture of its own, which is not read', async () => {
    const pictures = new Set<string | null>();
    for (const tone of ['info', 'danger', 'success'] as const) {
      await show({ tone, title: tone });
      await expect.element(page.getByText(tone, { exact: true })).toBeVisible();
      const picture = root.host.querySelector('svg');
      expect(picture?.getAttribute('aria-hidden')).toBe('true');
      pictures.add(picture?.innerHTML ?? null);
    }
    expect(pictures.size).toBe(3);
  });

  test('in black and white danger has a double rule and nothing else has', async () => {
    document.documentElement.dataset.theme = 'bw';
    const styles = [];
    for (const tone of ['info', 'success', 'hint', 'danger'] as const) {
      await show({ tone, id: tone });
      await expect.poll(() => root.host.querySelector(`#${tone}`)).not.toBeNull();
      styles.push(getComputedStyle(root.host.querySelector(`#${tone}`) ?? root.host).borderBlockStartStyle);
    }
    expect(styles).toEqual(['solid', 'solid', 'dashed', 'double']);
  });
});
