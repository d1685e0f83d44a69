import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Sticker, type StickerVariant } from './Sticker.js';

const root = freshRoot();

const variants: StickerVariant[] = [
  'priority',
  'few',
  'new',
  'soldOut',
  'rescheduled',
  'cancelled',
  'restrictedView',
  'standing',
];

const show = async () => {
  root.render(
    variants.map((variant) => (
      <Sticker key={variant} variant={variant}>
        {variant}
      </Sticker>
    )),
  );
  await expect.element(page.getByText('soldOut')).toBeVisible();
};

const frame = (variant: StickerVariant) => {
  const words = page.getByText(variant, { exact: true }).element();
  const { borderTopStyle, backgroundColor } = getComputedStyle(words.parentElement ?? words);
  return `${borderTopStyle} ${backgroundColor}`;
};

describe('Sticker', () => {
  test('every variant has an icon of its own, hidden from screen readers', async () => {
    await show();
    const pictures = [...root.host.querySelectorAll('svg')];
    expect(new Set(pictures.map((picture) => picture.innerHTML)).size).toBe(variants.length);
    expect(pictures.every((picture) => picture.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  test('in black and white `few` has a double border, `soldOut` a dashed one, and `cancelled` is filled', async () => {
    document.documentElement.dataset.theme = 'bw';
    await show();
    expect(frame('few')).toBe('double rgb(255, 255, 255)');
    expect(frame('soldOut')).toBe('dashed rgb(255, 255, 255)');
    expect(frame('cancelled')).toBe('solid rgb(0, 0, 0)');
  });
});
