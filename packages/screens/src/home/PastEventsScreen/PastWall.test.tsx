import { interests } from '@first-gong/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../../shared/screenRoot.js';
import { eventsIn } from '../../shared/story/index.js';
import { PastWall } from './PastWall.js';

const root = screenRoot();

const [first] = eventsIn('en_us');
const ofInterests = interests.map((interest) => [interest, '2026-08-02'] as const);
const rows = [...ofInterests, ['arts', '2025-12-20'] as const, ['theatre', '2025-05-14'] as const];

beforeEach(async () => {
  if (first === undefined) throw new Error('The cast has no event.');
  root.render(
    <PastWall
      events={rows.map(([interest, lastDate], index) => ({
        ...first,
        id: `show-${index}`,
        title: `Show ${index}`,
        posterSeed: `show-${index}`,
        interest,
        lastDate,
      }))}
    />,
  );
  await expect.element(page.getByRole('region', { name: '2026', exact: true })).toBeVisible();
});

const painted = () =>
  [...root.host.querySelectorAll('svg path, svg circle, svg text')].flatMap((part) => {
    const { fill, stroke } = getComputedStyle(part);
    return [fill, stroke];
  });

test('each year is a named region with a list for each month', async () => {
  const year = page.getByRole('region', { name: '2025', exact: true });
  await expect.element(year.getByRole('heading', { level: 2, name: '2025', exact: true })).toBeVisible();
  const months = year.getByRole('heading', { level: 3 }).elements();
  expect(months.map(({ textContent }) => textContent)).toEqual(['Dec', 'May']);
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

test('an entry is a heading, also while its poster shows the title, and no link', async () => {
  const heading = page.getByRole('heading', { level: 4, name: 'Show 0', exact: true });
  await expect.element(heading).toBeInTheDocument();
  expect(page.getByRole('link').elements()).toEqual([]);
});
