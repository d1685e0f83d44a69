import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PastWall } from './PastWall.js';

const root = freshRoot();

const event = (seed: string, interest: string) => ({
  id: seed,
  href: `#${seed}`,
  title: `Show ${seed}`,
  poster: { seed, interest, lines: ['Show', seed], lang: 'en' as const },
  date: '2 Aug',
  byline: 'Pei Ho Street',
  venue: 'Tai Hang Playhouse',
});
const interests = ['movie', 'music', 'popConcert', 'chineseOpera', 'theatre', 'dance', 'sport', 'family', 'exhibition'];

beforeEach(async () => {
  root.render(
    <PastWall
      years={[
        { year: '2026', months: [{ month: 'August', events: interests.map((interest) => event(interest, interest)) }] },
        {
          year: '2025',
          months: [
            { month: 'December', events: [event('bamboo', 'arts')] },
            { month: 'May', events: [{ ...event('silence', 'theatre'), href: undefined }] },
          ],
        },
      ]}
    />,
  );
  await expect.element(page.getByRole('region', { name: '2026', exact: true })).toBeVisible();
});

afterEach(() => {
  document.documentElement.dataset.theme = 'default';
});

const painted = () =>
  [...root.host.querySelectorAll('svg path, svg circle, svg text')].flatMap((part) => {
    const { fill, stroke } = getComputedStyle(part);
    return [fill, stroke];
  });

describe('PastWall', () => {
  test('each year is a named region with a list for each month', async () => {
    const year = page.getByRole('region', { name: '2025', exact: true });
    await expect.element(year.getByRole('heading', { level: 2, name: '2025', exact: true })).toBeVisible();
    const months = year.getByRole('heading', { level: 3 }).elements();
    expect(months.map(({ textContent }) => textContent)).toEqual(['December', 'May']);
    expect(year.getByRole('list').elements()).toHaveLength(2);
  });

  test.each(['default', 'night', 'bw'])(
    'in the theme %s posters have only black, white and patterns of them',
    (theme) => {
      document.documentElement.dataset.theme = theme;
      const inks = new Set(painted().map((paint) => (paint.startsWith('url(') ? 'pattern' : paint)));
      expect([...inks].sort()).toEqual(['none', 'pattern', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    },
  );

  test('the hidden title is still a heading and a link', async () => {
    const heading = page.getByRole('heading', { level: 4, name: 'Show bamboo', exact: true });
    await expect.element(heading.getByRole('link')).toHaveAttribute('href', '#bamboo');
  });

  test('a press anywhere on an entry follows its link', async () => {
    await page
      .getByRole('region', { name: '2025', exact: true })
      .getByText('Tai Hang Playhouse')
      .first()
      .click({ force: true });
    expect(location.hash).toBe('#bamboo');
  });

  test('Tab moves from entry to entry, with the ring around the whole entry', async () => {
    await userEvent.tab();
    const first = page.getByRole('link', { name: 'Show movie', exact: true });
    await expect.element(first).toHaveFocus();
    const entry = first.element().closest('li');
    expect(entry && getComputedStyle(entry).outlineStyle).toBe('solid');
  });

  test('an entry without a page is a heading and no link', async () => {
    const heading = page.getByRole('heading', { level: 4, name: 'Show silence', exact: true });
    await expect.element(heading).toBeInTheDocument();
    expect(heading.getByRole('link').elements()).toEqual([]);
  });
});
