import type { ListingQuery } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  eventsIn,
  featureCount,
  networkEvents,
  newsIn,
  partFails,
  partIs,
  partLoads,
  partnerEvents,
  presentersIn,
  StoryPage,
  today,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { HomeScreen } from './HomeScreen.js';
import { Parts } from './Parts.js';
import type { HomeParts } from './parts.js';
import { readyHome } from './readyHome.js';
import type { HomeReady } from './state.js';

type Shown = 'whole' | 'empty' | 'loading' | 'failed' | 'incomplete' | 'long';

interface Args {
  /** State of the parts below the list; null for nothing. */
  below?: Shown | null;
  /** Incomplete parts of the first view. */
  calls?: HomeReady['calls'];
  /** Other changes. */
  state?: Partial<HomeReady>;
  query?: ListingQuery;
  enhanced?: boolean;
  onRetry: () => void;
}

function partsIn(lang: 'en_us' | 'zh_hk' | 'zh_cn', shown: Shown): HomeParts {
  const toSectionState = <Row,>(rows: Row[], total = rows.length) => {
    if (shown === 'empty') return partIs<Row>([]);
    if (shown === 'loading') return partLoads;
    if (shown === 'failed') return partFails;
    return partIs(rows, { total, unreadable: shown === 'incomplete' ? 1 : 0 });
  };
  const stretched = <Row extends object>(rows: Row[]) =>
    shown === 'long' ? rows.map((row) => mapTexts(row, (text) => `${text} ${text} ${text}`)) : rows;
  return {
    lists: {
      governmentNetwork: toSectionState(stretched(networkEvents(lang)), 15),
      artsFestival: toSectionState(stretched(partnerEvents(lang)), 7),
      filmFestival: toSectionState(stretched(networkEvents(lang)), 1_204),
    },
    news: toSectionState(stretched(newsIn(lang))),
    presenters: toSectionState(stretched(presentersIn(lang))),
  };
}

const longTexts = ['title', 'venue', 'name', 'byline'];

const mapTexts = <Row extends object>(row: Row, change: (text: string) => string): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, longTexts.includes(name) ? change(String(value)) : value]),
  ) as Row;

function Home({ below = 'whole', calls, state, query = { page: 1 }, enhanced = true, onRetry }: Args) {
  const { lang } = useText();
  const events = eventsIn(lang).slice(featureCount, featureCount + 5);
  return (
    <StoryPage chrome={{ currentCategory: 'all' }}>
      <HomeScreen
        state={readyHome(lang, { counts: undefined, events, total: 13, pageCount: 1, calls, ...state })}
        query={query}
        layout="comfortable"
        today={today}
        evening
        below={
          below && (
            <Parts parts={partsIn(lang, below)} query={query} today={today} onRetry={enhanced ? onRetry : undefined} />
          )
        }
        enhanced={enhanced}
        onQuery={fn()}
        onRetry={onRetry}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Home parts',
  component: Home,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { onRetry: fn() },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { lang: 'en_us' } };
export const NewsOpen: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { lang, t } = await wordsOf(globals);
    const title = newsIn(lang)[1]?.title ?? '';
    await userEvent.click(canvas.getAllByText(title)[0] as HTMLElement);
    await expect(canvas.getByRole('link', { name: `${t('home.newsMore')} ${title}` })).toBeVisible();
    // In Simplified Chinese the footer has the same text.
    await userEvent.click(canvas.getByText(t('home.newsEarlier', { count: 1 }), { selector: 'main *' }));
    await userEvent.click(canvas.getByText(t('home.presentersMore', { count: 2 })));
  },
};
export const Empty: Story = { args: { below: 'empty' } };
export const Slow: Story = { args: { below: 'loading' } };
export const Broken: Story = {
  args: { below: 'failed' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getAllByRole('button', { name: t('common.tryAgain') })[0] as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const BrokenBeforeScript: Story = { args: { below: 'failed', enhanced: false } };
export const HalfBroken: Story = { args: { below: 'incomplete' } };
export const LongTexts: Story = { args: { below: 'long' }, globals: { lang: 'en_us' } };
/** The list works without everything else. */
export const OnlyTheList: Story = {
  args: {
    below: 'failed',
    calls: { features: partFails, performancesToday: partFails, dates: partFails, venues: partFails },
    state: { features: [], performancesToday: [], dates: [], venues: [] },
  },
};
export const NoSeatsTonightKnown: Story = {
  args: { calls: { performancesToday: partFails }, state: { performancesToday: [] } },
};
export const ListHalfBroken: Story = { args: { calls: { list: partIs([0], { unreadable: 2 }) } } };
/** Everything else works without the list. */
export const ListBroken: Story = {
  args: { calls: { list: partFails }, state: { events: [] } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('common.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const ListBrokenInEnglish: Story = { ...ListBroken, globals: { lang: 'en_us' }, play: undefined };
/** Every event on sale is a feature. */
export const OnlyFeatures: Story = { args: { state: { events: [], total: featureCount } } };
export const FeaturesSlow: Story = { args: { calls: { features: partLoads }, state: { features: [] } } };
export const SeatsTonightSlow: Story = {
  args: { calls: { performancesToday: partLoads }, state: { performancesToday: [] } },
};
export const PartnerList: Story = {
  args: { query: { partner: 'artsFestival', page: 1 }, below: null, state: { total: 5, pageCount: 1 } },
};
export const PresenterList: Story = {
  args: {
    query: { presenter: 'halfIsland', page: 1 },
    below: null,
    state: { presenter: '半島劇社', total: 5, pageCount: 1 },
  },
};
