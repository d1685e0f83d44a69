import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SectionState } from '../../shared/parts/index.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import {
  eventsIn,
  networkEvents,
  newsIn,
  partFails,
  partIs,
  partLoads,
  partnerEvents,
  presentersIn,
  today,
} from '../../shared/story/index.js';
import { HomeScreen } from './HomeScreen.js';
import { Parts } from './Parts.js';
import type { HomeParts } from './parts.js';
import { readyHome } from './readyHome.js';
import type { HomeReady, HomeScreenProps } from './state.js';

const events = eventsIn('en_us').slice(0, 3);
const root = screenRoot();

const onlyList: Partial<HomeReady> = {
  ...{ features: [], performancesToday: [], dates: [], venues: [], counts: undefined },
  ...{ events, total: events.length, pageCount: 1 },
};

const whole: HomeParts = {
  lists: {
    governmentNetwork: partIs(networkEvents('en_us'), { total: 15 }),
    artsFestival: partIs(partnerEvents('en_us'), { total: 1_204 }),
    filmFestival: partIs(partnerEvents('en_us'), { total: 3 }),
  },
  news: partIs(newsIn('en_us')),
  presenters: partIs(presentersIn('en_us')),
};

function Home({
  parts,
  state,
  query = { page: 1 },
  ...props
}: { parts?: HomeParts; state?: Partial<HomeReady> } & Partial<Omit<HomeScreenProps, 'state'>>) {
  return (
    <HomeScreen
      query={query}
      layout="optimized"
      today={today}
      enhanced
      below={
        parts && (
          <Parts
            parts={parts}
            query={query}
            today={today}
            onRetry={props.enhanced === false ? undefined : props.onRetry}
          />
        )
      }
      {...props}
      state={readyHome('en_us', { ...onlyList, ...state })}
    />
  );
}

const region = (name: string) => page.getByRole('region', { name, exact: true });
const eventCards = page.getByRole('article');

test('§3 each list shows three events and leads to all of them in the listing', async () => {
  root.render(<Home parts={whole} />);
  for (const [name, address, all] of [
    ['Government network', '/en_us/Events.html?category=governmentNetwork', 'See all 15'],
    ['District arts festival', '/en_us/Events.html?partner=artsFestival', 'See all 1,204'],
    ['Film festival', '/en_us/Events.html?partner=filmFestival', 'See all 3'],
  ] as const) {
    const link = region(name).getByRole('link', { name: `${all} ${name}`, exact: true });
    await expect.element(link).toHaveAttribute('href', address);
    expect(region(name).getByRole('listitem').elements()).toHaveLength(3);
  }
});

test('§3 each brand presenter leads to its own events', async () => {
  root.render(<Home parts={whole} />);
  const link = region('Presenters').getByRole('link', { name: /Half Island Theatre\s*11 events/ });
  await expect.element(link).toHaveAttribute('href', '/en_us/Events.html?presenter=presenter-1');
  await region('Presenters').getByText('More presenters (2)').click();
  await expect.element(region('Presenters').getByRole('link', { name: /^Woodhead Puppets/ })).toBeVisible();
});

test('news opens where it stands, and only news that leads to a page has a link', async () => {
  root.render(<Home parts={whole} />);
  const news = region('Latest news');
  await news.getByText(/^“Night Sailing” adds/).click();
  await expect.element(news.getByText('The show of 13 December begins at 20:15, at the same prices.')).toBeVisible();
  await expect.element(news.getByRole('link')).toHaveAttribute('href', '/en_us/EventDetail.html?eventId=nightsail');
  await news.getByText(/^Ticket machines over/).click();
  expect(news.getByRole('link').elements()).toHaveLength(1);
  await news.getByText('Earlier news (1)').click();
  await expect.element(news.getByText('Points for what you spend')).toBeVisible();
});

const everyPart = (part: SectionState<never>): HomeParts => ({
  lists: { governmentNetwork: part, artsFestival: part, filmFestival: part },
  news: part,
  presenters: part,
});
const names = ['Government network', 'District arts festival', 'Film festival', 'Latest news', 'Presenters'];

test.each([
  ['empty', partIs<never>([]), /No event of this list|No news in the last|No presenter has/],
  ['slow', partLoads, /^Loading: /],
  ['broken', partFails, /this part could not be loaded/],
])('a part that is %s says so, and the list of events stands', async (_, part, sentence) => {
  root.render(<Home parts={everyPart(part)} />);
  await expect.element(region('Presenters')).toBeVisible();
  expect(eventCards.elements()).toHaveLength(events.length);
  for (const name of names) await expect.element(region(name).getByText(sentence)).toBeVisible();
});

test('a part with a bad row shows the others and says how many are missing', async () => {
  root.render(<Home parts={{ ...whole, news: partIs(newsIn('en_us'), { unreadable: 1 }) }} />);
  const news = region('Latest news');
  await expect.element(news.getByText('Latest news: 1 entry cannot be shown.')).toBeVisible();
  await expect.element(news.getByText(/^Ticket machines over/)).toBeVisible();
});

test('trying again keeps the focus: on the button while it loads, then on the part', async () => {
  let arrive = (_: SectionState<never> | HomeParts['news']) => {};
  const onRetry = vi.fn();
  function Retrying() {
    const [news, setNews] = useState<HomeParts['news']>(partFails);
    arrive = setNews;
    return <Home parts={{ ...whole, news }} onRetry={onRetry} />;
  }
  root.render(<Retrying />);
  const again = region('Latest news').getByRole('button');
  await again.click();
  expect(onRetry).toHaveBeenCalledOnce();
  arrive({ ...partFails, updating: true });
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  await expect.element(again).toHaveFocus();
  arrive(whole.news);
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(region('Latest news')).toHaveFocus();
});

test('before script, trying again loads the page', async () => {
  root.render(<Home parts={{ ...whole, news: partFails }} enhanced={false} query={{ page: 1, sort: 'popular' }} />);
  const again = region('Latest news').getByRole('link', { name: 'Try again', exact: true });
  await expect.element(again).toHaveAttribute('href', '/en_us/Events.html?sort=popular');
});

test('the parts of the first view say what is missing, and without features what the list lacks', async () => {
  root.render(
    <Home
      parts={whole}
      state={{
        calls: { features: partFails, dates: partFails, venues: partFails, list: partIs([0], { unreadable: 2 }) },
      }}
    />,
  );
  await expect
    .element(
      page.getByText(
        'Editors’ picks: this part could not be loaded. You can use the rest of the page. The events below do not include them.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/^Dates: this part/)).toBeVisible();
  await expect.element(page.getByText(/^Venues: this part/)).toBeVisible();
  await expect.element(page.getByText('Events on sale: 2 entries cannot be shown.')).toBeVisible();
  expect(eventCards.elements()).toHaveLength(events.length);
});

test('seats of tonight that are not known are not called sold out', async () => {
  root.render(
    <Home parts={whole} evening state={{ features: events.slice(0, 1), calls: { performancesToday: partFails } }} />,
  );
  await expect.element(page.getByText(/^Seats tonight: this part could not be loaded/)).toBeVisible();
  await expect.element(page.getByText(words.home.nothingTonight)).not.toBeInTheDocument();
});

test('seats of tonight and features that load say so, and are not called sold out or missing', async () => {
  const features = events.slice(0, 1);
  root.render(<Home parts={whole} evening state={{ features, calls: { performancesToday: partLoads } }} />);
  await expect.element(page.getByText('Loading: Seats tonight')).toBeVisible();
  await expect.element(page.getByText(words.home.nothingTonight)).not.toBeInTheDocument();
  root.render(<Home parts={whole} state={{ calls: { features: partLoads } }} />);
  await expect.element(page.getByText('Loading: Editors’ picks')).toBeVisible();
});

test('the list of everything fails: it says so in its place, and all the rest stands', async () => {
  root.render(
    <Home parts={whole} state={{ features: events.slice(0, 1), events: [], total: 1, calls: { list: partFails } }} />,
  );
  await expect.element(page.getByText(/^Events on sale: this part could not be loaded/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Try again', exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^On sale now/ })).not.toBeInTheDocument();
  await expect.element(region('Editors’ picks').first()).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Category', exact: true })).toBeVisible();
  await expect.element(region('Latest news')).toBeVisible();
});

test('a list whose events are all features says so', async () => {
  root.render(<Home parts={whole} state={{ features: events, events, total: events.length }} />);
  await expect.element(page.getByText(words.home.onlyFeatures)).toBeVisible();
  expect(eventCards.elements()).toHaveLength(0);
});

test('a list of its own has its title, and the way back to everything', async () => {
  root.render(<Home query={{ page: 1, partner: 'artsFestival' }} />);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'District arts festival 3', exact: true }))
    .toBeVisible();
  const back = page.getByRole('link', { name: 'Clear filters', exact: true });
  await expect.element(back).toHaveAttribute('href', '/en_us/Events.html');
  root.render(<Home query={{ page: 1, presenter: 'halfIsland' }} state={{ presenter: 'Half Island Theatre' }} />);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Half Island Theatre 3', exact: true }))
    .toBeVisible();
});
