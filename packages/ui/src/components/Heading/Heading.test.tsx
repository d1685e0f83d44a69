import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Heading } from './Heading.js';

const root = freshRoot();

const heading = page.getByRole('heading');

describe('Heading', () => {
  test.each([
    [2, undefined, '24px'],
    [3, undefined, '20px'],
    [4, undefined, '20px'],
    [2, 'small', '20px'],
    [3, 'large', '32px'],
    [4, 'medium', '24px'],
    [3, 'body', '16px'],
    [4, 'lead', '18px'],
  ] as const)('level %i with the size %s is %s large: level and look are separate', async (level, size, px) => {
    root.render(
      <Heading headingLevel={level} size={size}>
        News
      </Heading>,
    );
    await expect.element(page.getByRole('heading', { level, name: 'News', exact: true })).toBeVisible();
    expect(getComputedStyle(heading.element()).fontSize).toBe(px);
  });

  test('the space between condensed words grows with the size of the heading', async () => {
    root.render(
      <div lang="en">
        <Heading headingLevel={2} size="large">
          Choose a performance
        </Heading>
      </div>,
    );
    await expect.element(heading).toBeVisible();
    expect(getComputedStyle(heading.element()).wordSpacing).toBe('2.56px');
  });

  test.each([
    [undefined, '900'],
    ['title', '800'],
  ] as const)('its weight %s is %s, and a script can focus it', async (weight, value) => {
    root.render(
      <Heading headingLevel={2} weight={weight} tabIndex={-1}>
        News
      </Heading>,
    );
    await expect.element(heading).toBeVisible();
    expect(getComputedStyle(heading.element()).fontWeight).toBe(value);
    heading.element().focus();
    await expect.element(heading).toHaveFocus();
  });

  test('names a section by its id', async () => {
    root.render(
      <section aria-labelledby="news">
        <Heading headingLevel={2} id="news">
          News
        </Heading>
      </section>,
    );
    await expect.element(page.getByRole('region', { name: 'News', exact: true })).toBeVisible();
  });

  test('one word longer than the line fits on the smallest phone', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    root.render(
      <Heading headingLevel={2} size="large">
        Donaudampfschifffahrtsgesellschaft
      </Heading>,
    );
    await expect.element(heading).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});
