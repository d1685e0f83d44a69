import type { ListingQuery } from '@first-gong/domain';
import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { screenRoot } from '../../shared/screenRoot.js';
import { filterCounts, today } from '../../shared/story/index.js';
import { DayCalendar } from '../DayCalendar.js';
import { type CalendarOfFilters, OwnCalendar } from '../OwnCalendar.js';
import { PriceRange } from '../PriceRange.js';
import { HomeScreen } from './HomeScreen.js';
import { readyHome } from './readyHome.js';
import type { HomeReady, HomeScreenProps } from './state.js';

const root = screenRoot();

const show = (query: ListingQuery, changes: Partial<HomeReady> = {}, props: Partial<HomeScreenProps> = {}) =>
  root.render(
    <HomeScreen
      state={readyHome('en_us', { features: [], performancesToday: [], total: 12, pageCount: 1, ...changes })}
      query={query}
      layout="comfortable"
      today={today}
      enhanced
      {...props}
    />,
  );

const chosen = page.getByRole('navigation', { name: 'Chosen filters', exact: true });
const addressOf = (name: string) => chosen.getByRole('link', { name, exact: true }).element().getAttribute('href');

test('§2 every filter that is chosen has a link that takes it away and keeps the rest', async () => {
  show({ q: 'whale', shortcut: 'today', interest: 'dance', price: '300', page: 1 });
  await expect.element(chosen).toBeVisible();
  expect(addressOf('Remove Today')).toBe('/en_us/Events.html?q=whale&interest=dance&price=300');
  expect(addressOf('Remove Dance')).toBe('/en_us/Events.html?q=whale&price=300&shortcut=today');
  expect(addressOf('Remove “whale”')).toBe('/en_us/Events.html?interest=dance&price=300&shortcut=today');
  expect(addressOf('Remove Up to HK$300')).toBe('/en_us/Events.html?q=whale&interest=dance&shortcut=today');
  await expect
    .element(page.getByRole('link', { name: 'Clear filters', exact: true }).first())
    .toHaveAttribute('href', '/en_us/Events.html');
});

const features = page.getByRole('navigation', { name: 'Access', exact: true });

test('access has several choices: each feature is a link that adds or removes it and keeps the rest', async () => {
  show({ access: 'hearingLoop,captions', interest: 'dance', page: 2 });
  await expect.element(features).toBeVisible();
  const hrefOf = (link: Locator) => link.element().getAttribute('href');
  expect(hrefOf(features.getByRole('link', { name: /^Sign language/ }))).toBe(
    '/en_us/Events.html?interest=dance&access=hearingLoop%2Ccaptions%2CsignLanguage',
  );
  expect(hrefOf(features.getByRole('link', { name: /^Remove Captions/ }))).toBe(
    '/en_us/Events.html?interest=dance&access=hearingLoop',
  );
  expect(addressOf('Remove Hearing loop')).toBe('/en_us/Events.html?interest=dance&access=captions');
  await expect
    .element(features.getByRole('link', { name: /^Remove Captions \d+ events?$/ }))
    .toHaveAttribute('aria-current');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dance, Hearing loop, Captions');
});

test('Escape closes the access features and returns the focus', async () => {
  show({ page: 1 });
  const summary = page.getByText('Access', { exact: true }).first();
  await summary.click();
  await features.getByRole('link').first().click({ trial: true });
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(features).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Access');
});

test('on a wide screen no chosen price is cut', async () => {
  await page.viewport(820, 800);
  show({ price: '1000', minPrice: '100', page: 1 });
  const price = page.getByLabelText('Highest price', { exact: true });
  await expect.element(price).toBeVisible();
  const select = price.element() as HTMLSelectElement;
  const whole = select.cloneNode(true) as HTMLSelectElement;
  whole.value = select.value;
  whole.style.cssText = 'position: absolute; inline-size: max-content';
  select.after(whole);
  expect(select.clientWidth).toBeGreaterThanOrEqual(Math.floor(whole.clientWidth));
});

test('a form beside it sends the chosen access', async () => {
  show({ access: 'captions', page: 1 }, {}, { enhanced: false });
  const category = page.getByLabelText('Category', { exact: true });
  await expect.element(category).toBeVisible();
  const form = (category.element() as HTMLSelectElement).form ?? undefined;
  expect(new FormData(form).get('access')).toBe('captions');
});

test('§2 the heading names everything that is chosen', async () => {
  show({ from: '2026-11-24', to: '2026-12-06', interest: 'dance', available: 'true', page: 1 });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('24 Nov – 6 Dec, Dance, Available 12');
});

test('the counts are told before the choice: in the options, the shortcuts and the ribbon', async () => {
  show({ page: 1, interest: 'dance' }, { counts: { ...filterCounts, date: { [today]: 3 } } });
  await expect.element(page.getByRole('option', { name: 'Up to HK$300 (84)', exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Next weekend 0 events', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'Dates', exact: true }).getByRole('link').first())
    .toHaveTextContent('3');
});

test('without the counts, every filter stands without numbers', async () => {
  show({ page: 1, interest: 'dance' }, { counts: undefined });
  await expect.element(page.getByRole('link', { name: 'Next weekend', exact: true })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Up to HK$300', exact: true })).toBeInTheDocument();
});

test('a choice among the further filters is open, and the form sends every other part of the query', async () => {
  show({ q: 'whale', shortcut: 'today', price: '300', page: 3 }, {}, { enhanced: false });
  const price = page.getByLabelText('Highest price', { exact: true });
  await expect.element(price).toBeVisible();
  await price.selectOptions('500');
  const form = (price.element() as HTMLSelectElement).form ?? undefined;
  const sent = [...new FormData(form)].filter(([, value]) => value !== '');
  expect(Object.fromEntries(sent)).toEqual({ q: 'whale', shortcut: 'today', price: '500' });
});

test('the days of the address are in the date fields, and a day of the ribbon is both of them', async () => {
  show({ from: '2026-11-24', page: 1 });
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('2026-11-24');
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('');
  show({ from: '2026-11-24', to: '2026-12-06', page: 1 });
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('2026-12-06');
  show({ date: '2026-11-28', price: '300', page: 1 });
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('2026-11-28');
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('2026-11-28');
});

const withCalendar: Partial<HomeScreenProps> = { loadCalendar: async () => OwnCalendar };
const calendarButton = page.getByRole('button', { name: 'Choose in the calendar', exact: true });

test('the calendar opens below a button, counts weeks as the shortcuts do, marks holidays, and applies both days at once', async () => {
  const onQuery = vi.fn();
  show({ shortcut: 'nextWeek', price: '300', page: 2 }, {}, { ...withCalendar, onQuery });
  await calendarButton.click();
  await expect
    .element(page.getByRole('grid', { name: 'Dates of your choice, November 2026', exact: true }))
    .toBeVisible();
  await expect.element(calendarButton).toHaveAttribute('aria-expanded', 'true');
  const chosenRows = page
    .getByRole('row')
    .elements()
    .filter((row) => row.querySelector('[aria-selected=true]'));
  expect(chosenRows).toHaveLength(1);
  await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await page.getByRole('button', { name: 'Friday, 25 December 2026, Christmas Day', exact: true }).click();
  expect(onQuery).not.toHaveBeenCalled();
  await page.getByRole('button', { name: /^Sunday, 27 December 2026/ }).click();
  expect(onQuery).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-25', to: '2026-12-27', price: '300', page: 1 });
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(calendarButton).toHaveFocus();
});

test('days before today cannot be chosen, nor days of years whose holidays are not known', async () => {
  show({ from: '2028-12-30', to: '2028-12-31', page: 1 }, {}, withCalendar);
  await calendarButton.click();
  await expect.element(page.getByRole('grid', { name: /December 2028/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next month', exact: true })).toBeDisabled();
  await calendarButton.click();
  show({ from: today, to: today, page: 1 }, {}, withCalendar);
  await calendarButton.click();
  await expect.element(page.getByRole('button', { name: /19 November/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a calendar that does not come says so, and the next press tries again', async () => {
  const load = vi.fn(async () => DayCalendar).mockRejectedValueOnce(new Error('offline'));
  const Calendar = (props: CalendarOfFilters) => <OwnCalendar {...props} load={load} />;
  const loadCalendar = async () => Calendar;
  show({ from: today, page: 1 }, {}, { loadCalendar });
  await calendarButton.click();
  await expect.element(page.getByText('The calendar could not be loaded.')).toBeVisible();
  await calendarButton.click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(page.getByText('The calendar could not be loaded.')).not.toBeInTheDocument();
});

test('before script there is no calendar, only the fields of the browser', async () => {
  show({ from: today, page: 1 }, {}, { ...withCalendar, enhanced: false });
  await expect.element(page.getByLabelText('From', { exact: true })).toBeVisible();
  await expect.element(calendarButton).not.toBeInTheDocument();
});

test('the calendar comes to filters that a visitor opened before script', async () => {
  show({ page: 1 }, {}, { ...withCalendar, enhanced: false });
  const further = page.getByText('More filters', { exact: true });
  await expect.element(further).toBeVisible();
  const details = further.element().closest('details');
  // Simulates an event before script listens.
  details?.addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  await further.click();
  await expect.element(page.getByLabelText('From', { exact: true })).toBeVisible();
  show({ page: 1 }, {}, withCalendar);
  await expect.element(calendarButton).toBeVisible();
});

describe('the slider of the price range', () => {
  const withSlider = { loadPriceRange: async () => PriceRange };
  const lowest = page.getByRole('slider', { name: 'Lowest price: Price range', exact: true });
  const highest = page.getByRole('slider', { name: 'Highest price: Price range', exact: true });

  test('comes beside the selects when the filters are open, and says the range of the address in words', async () => {
    show({ page: 1 }, {}, withSlider);
    await expect.element(page.getByText('More filters', { exact: true })).toBeVisible();
    await expect.element(lowest).not.toBeInTheDocument();
    for (const [prices, said] of [
      [{ minPrice: '200', price: '800' }, 'HK$200–800'],
      [{ minPrice: '800', price: '200' }, 'HK$200–800'],
      [{ price: '300' }, 'Up to HK$300'],
      [{ minPrice: '1000' }, 'From HK$1,000'],
    ] as const) {
      show({ ...prices, page: 1 }, {}, withSlider);
      await expect.element(page.getByRole('group', { name: 'Price range', exact: true })).toHaveTextContent(said);
    }
    await expect.element(lowest).toHaveAttribute('aria-valuetext', 'HK$1,000');
    await expect.element(highest).toHaveAttribute('aria-valuetext', 'All');
    const [sliderLabel, selectLabel] = [
      page.getByText('Price range', { exact: true }).last(),
      page.getByText('Highest price', { exact: true }),
    ].map((label) => getComputedStyle(label.element()));
    for (const property of ['color', 'fontSize', 'fontStretch', 'fontWeight'] as const) {
      expect(sliderLabel?.[property]).toBe(selectLabel?.[property]);
    }
  });

  test('a key changes both ends in the query, and an end at its own side is no filter', async () => {
    const onQuery = vi.fn();
    show({ minPrice: '100', interest: 'dance', page: 3 }, {}, { ...withSlider, onQuery });
    await expect.element(lowest).toBeVisible();
    (lowest.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onQuery).toHaveBeenLastCalledWith({ minPrice: '200', interest: 'dance', page: 1 });
    await userEvent.keyboard('{Home}');
    expect(onQuery).toHaveBeenLastCalledWith({ interest: 'dance', page: 1 });
    await userEvent.keyboard('{End}');
    expect(onQuery).toHaveBeenLastCalledWith({ minPrice: '1000', interest: 'dance', page: 1 });
    (highest.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onQuery).toHaveBeenLastCalledWith({ minPrice: '100', price: '1000', interest: 'dance', page: 1 });
  });

  test('before script, and if it does not come, the selects have both ends', async () => {
    const loadPriceRange = vi.fn(async () => PriceRange).mockRejectedValueOnce(new Error('offline'));
    show({ minPrice: '200', page: 1 }, {}, { loadPriceRange, enhanced: false });
    await expect.element(page.getByLabelText('Lowest price', { exact: true })).toHaveValue('200');
    expect(loadPriceRange).not.toHaveBeenCalled();
    show({ minPrice: '200', page: 1 }, {}, { loadPriceRange });
    await expect.poll(() => loadPriceRange.mock.calls.length).toBe(1);
    await expect.element(page.getByLabelText('Highest price', { exact: true })).toBeVisible();
    const further = page.getByText(/^More filters/);
    await further.click();
    await further.click();
    await expect.element(lowest).toBeVisible();
  });
});

const nothing: Partial<HomeReady> = { events: [], total: 0 };
const namesIn = (group: string) =>
  page
    .getByRole('navigation', { name: group, exact: true })
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('a list without events leads to other dates and categories that have some, and to one filter less', async () => {
  const counts = { ...filterCounts, interest: { ...filterCounts.interest, '': 7 }, shortcut: { '': 4, thisMonth: 4 } };
  show({ shortcut: 'today', interest: 'dance', page: 1 }, { ...nothing, counts });
  await expect.element(page.getByRole('navigation', { name: 'Other dates with events', exact: true })).toBeVisible();
  expect(namesIn('Other dates with events')).toEqual(['/en_us/Events.html?interest=dance&shortcut=thisMonth']);
  expect(namesIn('Categories with events')[0]).toBe('/en_us/Events.html?interest=movie&shortcut=today');
  expect(namesIn('Remove one filter')).toEqual([
    '/en_us/Events.html?interest=dance',
    '/en_us/Events.html?shortcut=today',
  ]);
});

test('words that no event has are left out of these links', async () => {
  show({ q: 'zzzz', page: 1 }, { ...nothing, wordsFound: false });
  await expect.element(page.getByRole('navigation', { name: 'Categories with events', exact: true })).toBeVisible();
  for (const href of namesIn('Other dates with events')) expect(href).not.toContain('q=');
  // The quick dates and the ribbon show the same counts, with links.
  const dated = [...document.querySelectorAll('a[href*="shortcut="], a[href*="date="]')];
  expect(dated.length).toBeGreaterThan(10);
  expect(dated.filter((link) => link.getAttribute('href')?.includes('zzzz'))).toEqual([]);
  expect(document.querySelector('form:has([name=interest]) [value=zzzz]')).toBeNull();
});

test('§1 what a typo was taken for is told, announced, and leads to its own search', async () => {
  show({ q: 'opera', page: 1 });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  show({ q: 'wale', page: 1 }, { correction: 'Whale' });
  await expect
    .element(page.getByRole('link', { name: 'Whale', exact: true }))
    .toHaveAttribute('href', '/en_us/Events.html?q=Whale');
  await expect.element(page.getByRole('status')).toHaveTextContent(/Nothing matches “wale”.* Whale/);
});
