import { freshRoot } from '@first-gong/ui/testing';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Stamp } from './Stamp.js';

const root = freshRoot();

describe('Stamp', () => {
  test.each(['default', 'night', 'bw'])(
    'in the theme %s a void stamp has a different frame, not only a different colour',
    async (theme) => {
      document.documentElement.dataset.theme = theme;
      root.render(
        <>
          <Stamp>Paid</Stamp>
          <Stamp variant="void">Cancelled</Stamp>
        </>,
      );
      await expect.element(page.getByText('Paid')).toBeVisible();
      const frame = (word: string) => getComputedStyle(page.getByText(word).element()).borderTopStyle;
      expect([frame('Paid'), frame('Cancelled')]).toEqual(['solid', 'double']);
    },
  );

  test('Chinese words have no letter spacing, English ones have', async () => {
    root.render(
      <>
        <div lang="zh-Hant">
          <Stamp>付款完成</Stamp>
        </div>
        <div lang="en">
          <Stamp>Paid</Stamp>
        </div>
      </>,
    );
    await expect.element(page.getByText('Paid')).toBeVisible();
    const spacing = (word: string) => getComputedStyle(page.getByText(word).element()).letterSpacing;
    expect(spacing('付款完成')).toBe('normal');
    expect(spacing('Paid')).not.toBe('normal');
  });
});
