import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PlaceList, type PlaceListProps } from './index.js';

const root = freshRoot();

const show = (props: Partial<PlaceListProps>) =>
  root.render(
    <PlaceList
      mapLabel="Map"
      districts={[
        {
          name: 'Wan Chai',
          count: '1 box office',
          places: [
            {
              id: 'hall',
              name: 'Harbour (East) Hall',
              address: '1 Old harbour Road, Harbour Pier',
              services: 'Harbour tickets',
              access: 'Step-free access',
              hours: 'Daily 10:00–20:00',
              mapHref: '/map/hall',
            },
          ],
        },
      ]}
      none={{
        title: 'No box office for “Lamma”.',
        children: 'The nearest is Central.',
        links: [
          { href: '/central', label: 'Central (6)' },
          { href: '/all', label: 'All districts' },
        ],
      }}
      {...props}
    />,
  );

const marks = () => [...root.host.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('each district is a region named by its heading, with its places', async () => {
  show({});
  await expect.element(page.getByRole('region', { name: 'Wan Chai 1 box office', exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Harbour (East) Hall', exact: true })).toBeVisible();
});

test('the headings are one level lower below a heading of level 2', async () => {
  show({ headingLevel: 3 });
  await expect
    .element(page.getByRole('heading', { level: 3, name: 'Wan Chai 1 box office', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Harbour (East) Hall', exact: true })).toBeVisible();
});

test.each([
  [
    'every occurrence in names and addresses, in capitals or small letters',
    ' harbour ',
    ['Harbour', 'harbour', 'Harbour'],
  ],
  ['each of several words, where they are not beside each other', 'pier old', ['Old', 'Pier']],
  ['characters with a meaning in regular expressions', '(East)', ['(East)']],
  ['no text for an empty word', ' ', []],
])('the search word marks %s', async (_what, match, expected) => {
  show({ match });
  await expect.poll(marks).toEqual(expected);
  await expect.element(page.getByText('1 Old harbour Road, Harbour Pier')).toBeVisible();
});

test('the name of a map button includes the place', async () => {
  show({});
  await expect
    .element(page.getByRole('link', { name: 'Map Harbour (East) Hall', exact: true }))
    .toHaveAttribute('href', '/map/hall');
});

test('without a match it offers the nearest district and all districts', async () => {
  show({ districts: [] });
  await expect.element(page.getByRole('heading', { name: 'No box office for “Lamma”.', exact: true })).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/central', '/all']);
});

test.each([390, 800, 960])('in a window of %i px a map button is as wide as its words', async (width) => {
  await page.viewport(width, 800);
  show({});
  const link = page.getByRole('link', { name: 'Map Harbour (East) Hall', exact: true });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().width).toBeLessThan(160);
});
