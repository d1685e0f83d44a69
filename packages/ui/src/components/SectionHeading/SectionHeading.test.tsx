import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Link } from '../Link/index.js';
import { SectionHeading } from './SectionHeading.js';

const root = freshRoot();

describe('SectionHeading', () => {
  test.each([
    [2, undefined],
    [2, 2],
    [3, 3],
  ] as const)('is a heading of level %i with the headingLevel %s', async (level, headingLevel) => {
    root.render(<SectionHeading headingLevel={headingLevel}>News</SectionHeading>);
    await expect.element(page.getByRole('heading', { level, name: 'News', exact: true })).toBeVisible();
  });

  test('names its section without the words at the far end of the line', async () => {
    root.render(
      <section aria-labelledby="news">
        <SectionHeading id="news" aside={<Link href="#all">All news</Link>}>
          News
        </SectionHeading>
      </section>,
    );
    await expect.element(page.getByRole('region')).toHaveAccessibleName('News');
    await expect.element(page.getByRole('heading')).toHaveAccessibleName('News');
    await expect.element(page.getByRole('link', { name: 'All news', exact: true })).toBeVisible();
  });

  test('on the smallest phone the rest of the line goes below a long heading and stays on the page', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    root.render(
      <SectionHeading aside="Friday 20 November">
        Performances with seats for people who use wheelchairs
      </SectionHeading>,
    );
    await expect.element(page.getByRole('heading')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
    const aside = page.getByText('Friday 20 November').element().getBoundingClientRect();
    expect(aside.top).toBeGreaterThan(page.getByRole('heading').element().getBoundingClientRect().bottom);
  });
});
