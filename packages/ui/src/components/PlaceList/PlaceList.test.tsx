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

test('each district is a region named by its heading, its places below it', async () => {
  show({});
  await expect.element(page.getByRole('region', { name: 'Wan Chai 1 box office' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Harbour (East) Hall' })).toBeVisible();
});

test.each([
  [
    'every occurrence, in capitals or small letters, of names and addresses alone',
    ' harbour ',
    ['Harbour', 'harbour', 'Harbour'],
  ],
  ['characters that mean something to a pattern', '(East)', ['(East)']],
  ['nothing for an empty word', ' ', []],
])('the search word is marked: %s', async (_what, match, expected) => {
  show({ match });
  await expect.poll(marks).toEqual(expected);
  await expect.element(page.getByText('1 Old harbour Road, Harbour Pier')).toBeVisible();
});

test('the button that leads to a map says whose it is', async () => {
  show({});
  await expect
    .element(page.getByRole('link', { name: 'Map Harbour (East) Hall' }))
    .toHaveAttribute('href', '/map/hall');
});

test('without a match it offers the nearest district and all of them', async () => {
  show({ districts: [] });
  await expect.element(page.getByRole('heading', { name: 'No box office for “Lamma”.' })).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/central', '/all']);
});
