import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PriceTier, type PriceTierProps } from './PriceTier.js';

const root = freshRoot();

const show = async (props: Partial<PriceTierProps> = {}) => {
  root.render(
    <ul>
      <PriceTier zone="A" label="Zone A" price="HK$380" {...props} />
    </ul>,
  );
  await expect.element(item).toBeVisible();
};

const item = page.getByRole('listitem');

/** The parts that screen readers read. */
const parts = () =>
  [...item.element().children]
    .filter((part) => part.getAttribute('aria-hidden') !== 'true')
    .map((part) => part.textContent);

const struck = () => getComputedStyle(page.getByText('HK$380').element()).textDecorationLine;

describe('PriceTier', () => {
  test('screen readers read zone and price, but not the letter on the swatch', async () => {
    await show();
    expect(parts()).toEqual(['Zone A', 'HK$380']);
    expect(struck()).toBe('none');
  });

  test('a sold-out price is struck through, with words after it', async () => {
    await show({ gone: 'Sold out' });
    expect(parts()).toEqual(['Zone A', 'HK$380', 'Sold out']);
    expect(struck()).toBe('line-through');
  });

  test('at 320 px with large text no word is broken', async () => {
    root.host.style.inlineSize = '9rem';
    root.host.style.fontSize = '18px';
    await show({ children: 'Restricted view' });
    const range = document.createRange();
    const words = item.element().lastChild as Text;
    range.setStart(words, 0);
    range.setEnd(words, 'Restricted'.length);
    expect(range.getClientRects()).toHaveLength(1);
  });

  test('the hidden words do not move the price', async () => {
    await show({ label: '' });
    const left = page.getByText('HK$380').element().getBoundingClientRect().left;
    await show({ label: 'Zone A, the front stalls and the boxes' });
    await expect.element(page.getByText('Zone A, the front stalls and the boxes')).toBeInTheDocument();
    expect(page.getByText('HK$380').element().getBoundingClientRect().left).toBe(left);
  });
});
