import type { TicketPlace } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { PlaceList } from './PlaceList.js';

const root = screenRoot();

const hall: TicketPlace = {
  placeId: 'hall',
  kind: 'boxOffice',
  name: 'Harbour (East) Hall',
  address: '1 Old harbour Road, Harbour Pier',
  districtId: 'wanChai',
  district: 'Wan Chai',
  hours: ['Daily 10:00–20:00'],
  services: ['buy'],
  stepFree: true,
  position: { latitude: 22.2768, longitude: 114.179 },
  mapUrl: '/map/hall',
  phone: null,
};

const show = (match = '') => root.render(<PlaceList kind="boxOffice" places={[hall]} match={match} from={null} />);

const map = page.getByRole('link', { name: `${words.places.map} Harbour (East) Hall`, exact: true });
const marks = () => [...root.host.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('each district is a region named by its heading, with its places', async () => {
  show();
  await expect.element(page.getByRole('region', { name: 'Wan Chai 1 box office', exact: true })).toBeVisible();
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
  show(match);
  await expect.poll(marks).toEqual(expected);
  await expect.element(page.getByText('1 Old harbour Road, Harbour Pier')).toBeVisible();
});

test('the name of a map button includes the place', async () => {
  show();
  await expect.element(map).toHaveAttribute('href', '/map/hall');
});

test.each([390, 800, 960])('in a window of %i px a map button is as wide as its words', async (width) => {
  await page.viewport(width, 800);
  show();
  await expect.element(map).toBeVisible();
  expect(map.element().getBoundingClientRect().width).toBeLessThan(160);
});
