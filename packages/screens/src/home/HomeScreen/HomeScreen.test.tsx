import type { EventSummary, ListingQuery } from '@first-gong/domain';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { eventsIn, featureCount, today } from '../../shared/story/index.js';
import { HomeScreen } from './HomeScreen.js';
import { readyHome } from './readyHome.js';
import type { HomeReady, HomeScreenProps } from './state.js';

const events = eventsIn('en_us');

const root = screenRoot();

const show = (query: ListingQuery, changes: Partial<HomeReady> = {}, props: Partial<HomeScreenProps> = {}) =>
  root.render(
    <HomeScreen
      state={readyHome('en_us', { counts: undefined, page: query.page, ...changes })}
      query={query}
      layout="comfortable"
      today={today}
      enhanced
      {...props}
    />,
  );

const status = page.getByRole('status');
const heading = page.getByRole('heading', { name: /^(On sale now|Results for)/ });

test('§2 a change of the list is announced with its count and order, and the first list is not', async () => {
  show({ page: 1 });
  await expect.element(heading).toBeVisible();
  await expect.element(status).toHaveTextContent('');
  show({ page: 1, sort: 'cheapest' });
  await expect.element(status).toHaveTextContent('On sale now: 128 events, Lowest price, page 1 of 5');
});

test('a phone shows twelve events, and the others of the page after a press; a larger screen shows all', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const many = Array.from({ length: 30 }, (_, index) => ({ ...events[0], id: `event-${index}` }) as EventSummary);
  const shown = () => [...root.host.querySelectorAll('article')].filter((card) => card.checkVisibility()).length;
  const more = page.getByRole('link', { name: 'Show 18 more events', exact: true });
  await page.viewport(390, 800);
  show({ page: 1 }, { features: [], events: many });
  await expect.poll(shown).toBe(12);
  await more.click();
  await expect.poll(shown).toBe(30);
  expect(more.elements()).toEqual([]);
  location.hash = '';
  await expect.poll(shown).toBe(12);
  await page.viewport(1280, 800);
  await expect.poll(shown).toBe(30);
  expect(more.elements()).toEqual([]);
});

test('another page takes the focus to the heading of the list, at the top of the screen', async () => {
  show({ page: 1 });
  await expect.element(heading).toBeVisible();
  const next = page.getByRole('link', { name: 'Page 2', exact: true });
  (next.element() as HTMLElement).focus();
  show({ page: 2 });
  await expect.element(heading).toHaveFocus();
  const { top } = heading.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(40);
});

test('a search takes the focus to the heading once its events are there', async () => {
  show({ page: 1 });
  await expect.element(heading).toBeVisible();
  show({ page: 1, q: 'whale' }, { shownQuery: { page: 1 } });
  await expect.element(page.getByText(words.home.loading).last()).toBeVisible();
  await expect.element(heading).not.toHaveFocus();
  await expect.element(heading).toHaveTextContent('On sale now 128');
  await expect.element(status).toHaveTextContent(words.home.loading);
  show({ page: 1, q: 'whale' }, { total: 3, pageCount: 1 });
  await expect.element(heading).toHaveFocus();
  await expect.element(status).toHaveTextContent('Results for “whale”: 3 events');
});

test.each([
  ['other words', 'whale song', false],
  ['the same words', 'whale', true],
])('a search whose field has %s takes the focus of that field: %s, %s', async (_, typed, takes) => {
  const field = document.createElement('input');
  field.type = 'search';
  document.body.append(field);
  try {
    show({ page: 1 });
    await expect.element(heading).toBeVisible();
    field.value = typed;
    field.focus();
    show({ page: 1, q: 'whale' }, { total: 3, pageCount: 1 });
    await expect.element(status).toHaveTextContent('Results for “whale”: 3 events');
    expect(document.activeElement === field).toBe(!takes);
  } finally {
    field.remove();
  }
});

test('a return to the same list, before the other one is there, is announced as that list', async () => {
  show({ page: 1 });
  await expect.element(heading).toBeVisible();
  show({ page: 1, sort: 'cheapest' }, { shownQuery: { page: 1 } });
  await expect.element(status).toHaveTextContent(words.home.loading);
  show({ page: 1 });
  await expect.element(status).toHaveTextContent('On sale now: 128 events, Soonest, page 1 of 5');
});

test('a step back restores the place, and the next step to a page leads to its heading again', async () => {
  show({ page: 1 });
  await expect.element(heading).toBeVisible();
  const goBack = () => dispatchEvent(new PopStateEvent('popstate'));
  const next = page.getByRole('link', { name: 'Page 2', exact: true });
  (next.element() as HTMLElement).focus();
  goBack();
  show({ page: 2 });
  await expect.element(status).toHaveTextContent('page 2 of 5');
  await expect.element(heading).not.toHaveFocus();
  // Going back changes only the feature; the list is the same.
  goBack();
  const before = root.host.innerHTML;
  show({ page: 2 }, {}, { layout: 'optimized' });
  await expect.poll(() => root.host.innerHTML).not.toBe(before);
  show({ page: 3 });
  await expect.element(heading).toHaveFocus();
});

test('the link that takes all filters away is gone afterwards, so the focus moves to the heading', async () => {
  show({ page: 1, interest: 'music' }, { total: 3, pageCount: 1 });
  const clear = page.getByRole('link', { name: 'Clear filters', exact: true });
  await expect.element(clear).toBeVisible();
  (clear.element() as HTMLElement).focus();
  show({ page: 1 });
  await expect.element(heading).toHaveFocus();
});

test('a filter that stays keeps the focus', async () => {
  show({ page: 1 });
  await expect.element(heading).toBeVisible();
  const music = page.getByRole('link', { name: 'Tomorrow', exact: true });
  (music.element() as HTMLElement).focus();
  show({ page: 1, shortcut: 'tomorrow' }, { total: 3 });
  await expect.element(status).toHaveTextContent('Tomorrow: 3 events');
  await expect.element(music).toHaveFocus();
});

test('a later page filters nothing: it has no link that clears filters', async () => {
  show({ page: 2 });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Clear filters', exact: true })).not.toBeInTheDocument();
});

test('the wall has no two posters of one family side by side, and each leads to its event', async () => {
  const [first, second, third] = events;
  if (!first || !second || !third) throw new Error('The story has fewer than three features.');
  // Both show the harbour.
  const features = [
    { ...first, posterSeed: 'night-sailing.8', interest: 'popConcert' as const },
    { ...second, posterSeed: 'nam-van-fireworks.7', interest: 'popConcert' as const },
    { ...third, posterSeed: 'women-hoops.12', interest: 'sport' as const },
  ];
  show({ page: 1 }, { features }, { feature: 1 });
  const wall = page.getByRole('navigation', { name: words.home.featurePosters, exact: true }).getByRole('link');
  await expect
    .poll(() => wall.elements().map((link) => link.textContent))
    .toEqual([first.title, third.title, second.title]);
  await expect.element(wall.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('heading', { name: third.title, exact: true })).toBeVisible();
});

test('no page of everything shows a feature again', async () => {
  show({ page: 2 }, { events });
  await expect.element(heading).toBeVisible();
  // A phone shows the first twelve.
  const cards = page.getByRole('article', { includeHidden: true }).elements();
  expect(cards).toHaveLength(events.length - featureCount);
});

test.each([
  [false, 'Seats today'],
  [true, 'Seats tonight'],
])('§2 performances of a day whose evening has begun (%s) are called "%s"', async (evening, title) => {
  show({ page: 1 }, {}, { evening });
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});

test('a row tears off the next performance, not a start that is past', async () => {
  const [event] = events;
  if (!event) throw new Error('The cast has no events.');
  const running = {
    ...event,
    firstDate: '2026-08-31',
    lastDate: '2026-11-29',
    nextPerformanceAt: '2026-11-24T11:30:00.000Z',
  };
  show({ page: 1, interest: 'music' }, { events: [running] }, { layout: 'optimized' });
  const card = page.getByRole('article');
  await expect.element(card).toHaveTextContent(/^Nov 24 Tue/);
  await expect.element(card).toHaveTextContent('until 29 Nov');
});
