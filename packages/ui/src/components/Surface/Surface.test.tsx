import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { type ThemeName, themeNames, themes } from '../../theme/themes.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { Surface } from './Surface.js';

const root = freshRoot();

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const shown = async (id: string) => {
  await expect.poll(() => document.getElementById(id)).not.toBeNull();
  return getComputedStyle(document.getElementById(id) ?? root.host);
};

describe('Surface', () => {
  test.each(themeNames)(
    'in the theme %s it has the ground and the border of the theme, also on a flood',
    async (name: ThemeName) => {
      document.documentElement.dataset.theme = name;
      root.render(
        <>
          <Surface id="page">Words</Surface>
          <ColourBlock seed="night-sailing" interest="popConcert">
            <Surface id="on-flood">Words</Surface>
          </ColourBlock>
        </>,
      );
      const { colours, lineWidth } = themes[name];
      for (const id of ['page', 'on-flood']) {
        const { backgroundColor, color, borderTopColor, borderTopWidth } = await shown(id);
        expect([backgroundColor, color, borderTopColor, borderTopWidth]).toEqual([
          rgb(colours.bg.surface),
          rgb(colours.text.primary),
          rgb(colours.border.hair),
          lineWidth,
        ]);
      }
    },
  );

  test.each([
    [undefined, '16px'],
    ['s2', '8px'],
    ['s7', '48px'],
  ] as const)('the padding %s is %s on all sides', async (padding, px) => {
    root.render(
      <Surface id="card" padding={padding}>
        Words
      </Surface>,
    );
    expect((await shown('card')).padding).toBe(px);
  });

  test('is an item of a list, or a region named by its heading', async () => {
    root.render(
      <>
        <ul>
          <Surface as="li">Item</Surface>
        </ul>
        <Surface as="section" aria-labelledby="title">
          <h2 id="title">Payment</h2>
        </Surface>
      </>,
    );
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Item');
    await expect.element(page.getByRole('region', { name: 'Payment', exact: true })).toBeVisible();
  });

  test('in print it stays on one page', async () => {
    root.render(<Surface id="card">Words</Surface>);
    expect((await shown('card')).breakInside).toBe('avoid');
  });

  test('one word longer than the line fits on the smallest phone', async () => {
    await page.viewport(320, 800);
    root.render(<Surface>{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</Surface>);
    await expect.element(page.getByText('Donau')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});
