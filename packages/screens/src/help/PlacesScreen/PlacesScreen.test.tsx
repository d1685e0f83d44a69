import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { placeDistrictsIn, ticketPlacesIn } from '../../shared/story/index.js';
import { PlacesScreen, type PlacesScreenProps } from './PlacesScreen.js';

const { places: said, errors } = words;
const onSearch = vi.fn<(words: string) => void>();
const onLocate = vi.fn<() => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

const before: PlacesScreenProps['state'] = { kind: 'ready', districts: placeDistrictsIn('en_us'), places: null };
const found: PlacesScreenProps['state'] = { ...before, places: ticketPlacesIn('en_us', 'boxOffice') };

const show = (props: Partial<PlacesScreenProps> = {}) =>
  root.render(
    <PlacesScreen
      place="boxOffice"
      state={before}
      words=""
      wordMissing={false}
      location={{ kind: 'unasked' }}
      onSearch={onSearch}
      onLocate={onLocate}
      onRetry={() => {}}
      {...props}
    />,
  );

const field = page.getByRole('searchbox', { name: said.search, exact: true });

describe('§2 box office search', () => {
  test('hands over the word; §5 without one the focus goes back to the field, which says what is missing', async () => {
    show();
    await field.fill('Sha Tin');
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('Sha Tin');
    await field.fill('  ');
    await page.getByRole('button', { name: words.common.search, exact: true }).click();
    expect(onSearch).toHaveBeenLastCalledWith('');
    await expect.element(field).toHaveFocus();
    show({ wordMissing: true });
    await expect.element(field).toBeInvalid();
    await expect.element(page.getByRole('alert')).toHaveTextContent(errors.searchWordRequired);
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(errors.searchWordRequired));
  });

  test.each(['boxOffice', 'kiosk'] as const)('says that places of the kind %s are a demonstration', async (place) => {
    show({ place });
    await expect.element(page.getByText(said[`${place}Demo`])).toBeVisible();
  });

  test('before a search, each district is a search', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'Sha Tin (4)', exact: true }))
      .toHaveAttribute('href', '/en_us/BoxOffice.html?q=Sha+Tin');
  });

  test('announces the number of places and of districts, and marks the word', async () => {
    show({ state: found, words: 'Wan Chai' });
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toContain('“Wan Chai”: 3 box offices in 2 districts');
    await expect.element(page.getByRole('heading', { level: 2, name: /3 box offices in 2 districts/ })).toBeVisible();
    await expect.poll(() => root.host.querySelectorAll('mark').length).toBeGreaterThan(2);
    await expect.element(page.getByText(said.stepFree).first()).toBeVisible();
  });

  test('without a match offers the nearest district and all of them', async () => {
    show({ state: { ...before, districts: placeDistrictsIn('en_us', 5.1), places: [] }, words: 'Lamma' });
    await expect.element(page.getByText(/nearest district is Southern: 1 box office, about 5\.1 km/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Southern (1)', exact: true }))
      .toHaveAttribute('href', '/en_us/BoxOffice.html?q=Southern');
    await expect
      .element(page.getByRole('link', { name: said.allDistricts, exact: true }))
      .toHaveAttribute('href', '/en_us/BoxOffice.html');
  });

  test('names no distance where the word names no neighbourhood', async () => {
    show({ state: { ...before, places: [] }, words: 'Atlantis' });
    await expect.element(page.getByText(said.nearestUnknown)).toBeVisible();
    expect(page.getByText(/km/).elements()).toEqual([]);
  });
});

describe('nearest first', () => {
  const names = () =>
    page
      .getByRole('heading', { level: 4 })
      .elements()
      .map(({ textContent }) => textContent);

  test('asks for the location only at a press', async () => {
    show({ state: found, words: 'Wan Chai' });
    expect(onLocate).not.toHaveBeenCalled();
    await page.getByRole('button', { name: said.locate, exact: true }).click();
    expect(onLocate).toHaveBeenCalledOnce();
  });

  test('sorts the places, and says how far each is', async () => {
    show({ state: found, words: 'Wan Chai' });
    await expect.poll(names).toEqual(['Harbourside Arena', 'Wan Chai Digital Theatre', 'East Pier Hall']);
    const location = { kind: 'found', position: { latitude: 22.2975, longitude: 114.1757 } } as const;
    show({ state: found, words: 'Wan Chai', location });
    await expect.poll(names).toEqual(['East Pier Hall', 'Wan Chai Digital Theatre', 'Harbourside Arena']);
    await expect.element(page.getByText('About 0.0 km away')).toBeVisible();
  });

  test('a refusal is announced, with another way', async () => {
    show({ location: { kind: 'refused' } });
    await expect.element(page.getByText(said.refused)).toBeVisible();
    await expect.element(page.getByRole('button', { name: said.locate, exact: true })).toBeVisible();
  });
});

test('a search that failed keeps its word and can be tried again', async () => {
  const onRetry = vi.fn();
  show({ state: { kind: 'failed', failure: { kind: 'offline' } }, words: 'Sha Tin', onRetry });
  await expect.element(field).toHaveValue('Sha Tin');
  await page.getByRole('button', { name: words.common.tryAgain, exact: true }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
