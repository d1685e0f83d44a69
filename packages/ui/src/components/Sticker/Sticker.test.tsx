import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Sticker, type StickerKind } from './Sticker.js';

const root = freshRoot();

afterEach(() => {
  document.documentElement.dataset.theme = 'default';
});

const kinds: StickerKind[] = [
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
    kinds.map((kind) => (
      <Sticker key={kind} kind={kind}>
        {kind}
      </Sticker>
    )),
  );
  await expect.element(page.getByText('soldOut')).toBeVisible();
};

const frame = (kind: StickerKind) => {
  const { borderTopStyle, backgroundColor } = getComputedStyle(page.getByText(kind, { exact: true }).element());
  return `${borderTopStyle} ${backgroundColor}`;
};

describe('Sticker', () => {
  test('every kind has an icon of its own, which is not read', async () => {
    await show();
    const pictures = [...root.host.querySelectorAll('svg')];
    expect(new Set(pictures.map((picture) => picture.innerHTML)).size).toBe(kinds.length);
    expect(pictures.every((picture) => picture.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  test('in black and white few left has a double frame, sold out a dashed one, cancelled is filled', async () => {
    document.documentElement.dataset.theme = 'bw';
    await show();
    expect(frame('few')).toBe('double rgb(255, 255, 255)');
    expect(frame('soldOut')).toBe('dashed rgb(255, 255, 255)');
    expect(frame('cancelled')).toBe('solid rgb(0, 0, 0)');
  });
});
