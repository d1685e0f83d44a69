import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { type ThemeName, themeNames, themes } from '../../theme/themes.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { Notice } from '../Notice/index.js';
import { Surface } from '../Surface/index.js';
import { Ticket } from '../Ticket/index.js';
import { Text } from './Text.js';

const root = freshRoot();

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const styleOf = async (words: string) => {
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  return getComputedStyle(page.getByText(words, { exact: true }).element());
};

describe('Text', () => {
  test('is a paragraph, and as a span part of one', async () => {
    root.render(
      <Text>
        Tonight{' '}
        <Text as="span" id="time">
          at 19:30
        </Text>
      </Text>,
    );
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('Tonight at 19:30');
    expect(document.getElementById('time')?.tagName).toBe('SPAN');
  });

  test.each([
    ['caption', '13px'],
    ['small', '14px'],
    [undefined, '16px'],
    ['lead', '18px'],
  ] as const)('the size %s is %s', async (size, px) => {
    root.render(<Text size={size}>Words</Text>);
    expect((await styleOf('Words')).fontSize).toBe(px);
  });

  test.each([
    ['medium', '600'],
    ['strong', '700'],
    ['title', '800'],
  ] as const)('the weight %s is %s; without one it has that of its place', async (weight, value) => {
    root.render(
      <>
        <Text weight={weight}>Words</Text>
        <b>
          <Text as="span">Inside</Text>
        </b>
      </>,
    );
    expect((await styleOf('Words')).fontWeight).toBe(value);
    expect((await styleOf('Inside')).fontWeight).toBe('700');
  });

  test('the smallest size stays above 12 px where the text of the page is small', async () => {
    document.documentElement.dataset.size = '14';
    root.render(<Text size="caption">Words</Text>);
    expect((await styleOf('Words')).fontSize).toBe('12px');
  });

  test.each(themeNames)('in the theme %s the variants have the colours of their roles', async (name: ThemeName) => {
    document.documentElement.dataset.theme = name;
    root.render(
      <>
        <Text>Plain</Text>
        <Text variant="secondary">Secondary</Text>
        <Text variant="muted">Muted</Text>
      </>,
    );
    const { primary, secondary, muted } = themes[name].colours.text;
    expect((await styleOf('Plain')).color).toBe(rgb(primary));
    expect((await styleOf('Secondary')).color).toBe(rgb(secondary));
    expect((await styleOf('Muted')).color).toBe(rgb(muted));
  });

  test.each(themeNames)(
    'in the theme %s it has the colour of the type on a flood, and of paper on paper inside it',
    async (name: ThemeName) => {
      document.documentElement.dataset.theme = name;
      root.render(
        <ColourBlock seed="night-sailing" interest="popConcert" id="flood">
          <Text variant="muted">Field</Text>
          <Surface>
            <Text variant="muted">Surface</Text>
          </Surface>
          <Ticket>
            <Text variant="muted">Ticket</Text>
          </Ticket>
          <Notice>
            <Text variant="muted">Notice</Text>
          </Notice>
        </ColourBlock>,
      );
      const muted = rgb(themes[name].colours.text.muted);
      const field = (await styleOf('Field')).color;
      expect(field).toBe(getComputedStyle(document.getElementById('flood') ?? root.host).color);
      expect(field).not.toBe(muted);
      for (const ground of ['Surface', 'Ticket', 'Notice']) expect((await styleOf(ground)).color).toBe(muted);
    },
  );

  test('on a wide screen a paragraph is at most 42rem wide', async () => {
    await page.viewport(1440, 800);
    root.render(<Text>{'Words '.repeat(100)}</Text>);
    await expect.element(page.getByRole('paragraph')).toBeVisible();
    expect(page.getByRole('paragraph').element().getBoundingClientRect().width).toBe(42 * 16);
  });

  test('one word longer than the line fits on the smallest phone', async () => {
    await page.viewport(320, 800);
    root.render(<Text size="lead">{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</Text>);
    await expect.element(page.getByRole('paragraph')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});
