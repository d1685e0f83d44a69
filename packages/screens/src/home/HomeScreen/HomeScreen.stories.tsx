import type { ListingQuery } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { eventsIn, longEvent, StoryPage, today, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { AccessOrder, type AccessOrderProps, AccessQuestion } from '../AccessOrder.js';
import { type CalendarOfFilters, OwnCalendar } from '../OwnCalendar.js';
import { PriceRange } from '../PriceRange.js';
import { HomeScreen } from './HomeScreen.js';
import { isFiltered } from './links.js';
import { readyHome } from './readyHome.js';
import type { HomeReady, HomeScreenProps } from './state.js';

interface StoryArgs extends Omit<HomeScreenProps, 'state'> {
  /** Changes to the ready state, or another state. */
  state?: Partial<HomeReady> | Exclude<HomeScreenProps['state'], HomeReady>;
  /** Repeats every title and name. */
  long?: boolean;
}

function Home({ state = {}, long = false, ...props }: StoryArgs) {
  const { lang } = useText();
  const events = long ? eventsIn(lang).map(stretch) : eventsIn(lang);
  const screenState = state.kind === 'loading' || state.kind === 'failed' ? state : readyHome(lang, state, events);
  const { category, q = '' } = props.query;
  return (
    <StoryPage
      chrome={{ currentCategory: category ?? (isFiltered({ ...props.query, page: 1 }) ? null : 'all'), searchText: q }}
    >
      <HomeScreen {...props} state={screenState} />
    </StoryPage>
  );
}

const stretch = (event: ReturnType<typeof eventsIn>[number]) => ({
  ...longEvent(event),
  posterLines: [...event.posterLines, ...event.posterLines].slice(0, 3),
  byline: `${event.byline}, ${event.byline}, ${event.byline}`,
  likes: event.likes * 1000,
});

const everything: ListingQuery = { page: 1 };

const meta = {
  title: 'Screens/Home',
  component: Home,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    query: everything,
    layout: 'comfortable',
    today,
    evening: true,
    enhanced: true,
    loadCalendar: async () => OwnCalendar,
    loadPriceRange: async () => PriceRange,
    onQuery: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const few = (count: number): Partial<HomeReady> => ({ total: count, pageCount: 1 });

export const Default: Story = {};
export const Optimized: Story = { args: { layout: 'optimized' } };
/** A member's hearts: every second event is a favourite. */
export const Favourites: Story = {
  args: { hearts: ({ likes }) => ({ likes, checked: likes % 2 === 0, onChange: fn() }) },
};
/** A visitor's hearts ask for a login. */
export const VisitorHearts: Story = {
  args: { hearts: ({ likes }) => ({ likes, onLogin: fn() }), layout: 'optimized' },
};
export const AnotherFeature: Story = { args: { feature: 2 } };
export const English: Story = { globals: { lang: 'en_us' } };
export const BeforeScript: Story = { args: { enhanced: false } };
export const Morning: Story = { args: { evening: false } };
export const NothingTonight: Story = { args: { state: { performancesToday: [] } } };
export const Filtered: Story = {
  args: { query: { shortcut: 'thisWeekend', interest: 'music', page: 1 }, state: few(15) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.selectOptions(canvas.getByLabelText(t('home.interest')), 'dance');
    await expect(args.onQuery).toHaveBeenCalledWith({ shortcut: 'thisWeekend', interest: 'dance', page: 1 });
  },
};
/** Priority booking is a group without a category in the navigation. */
export const Group: Story = {
  args: { query: { group: 'priorityBooking', page: 1 }, state: few(6) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.selectOptions(canvas.getByLabelText(t('home.group'), { exact: true }), 'sports');
    await expect(args.onQuery).toHaveBeenCalledWith({ group: 'sports', page: 1 });
  },
};
/** All filters at once, each with a link that removes it. */
export const EveryFilter: Story = {
  args: {
    query: {
      ...{ q: '鯨魚', from: '2026-11-24', to: '2027-01-03', interest: 'theatre', venue: 'taiHang' },
      ...{ group: 'shows', category: 'local', access: 'stepFreeEntrance,captions' },
      ...{ minPrice: '100', price: '300', available: 'true', page: 1 },
    },
    state: few(3),
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.selectOptions(canvas.getByLabelText(t('home.price')), '500');
    await expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ price: '500', interest: 'theatre' }));
    await expect(
      canvas.getByRole('link', { name: `${t('home.remove')} ${t('home.priceUpTo', { price: 'HK$300' })}` }),
    ).toHaveAttribute('href', expect.not.stringContaining('&price'));
  },
};
/** A range of prices: in two selects, and on a slider. */
export const Prices: Story = {
  args: { query: { minPrice: '200', price: '800', page: 1 }, state: few(9) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await canvas.findByRole('slider', { name: `${t('home.minPrice')}: ${t('home.priceRange')}` });
    await userEvent.selectOptions(canvas.getByLabelText(t('home.minPrice')), '300');
    await expect(args.onQuery).toHaveBeenCalledWith({ minPrice: '300', price: '800', page: 1 });
  },
};
/** Several access features, each a link that adds or removes one. */
export const AccessChosen: Story = {
  args: { query: { access: 'hearingLoop,captions', page: 1 }, state: few(12) },
  play: async ({ canvas, globals }) => {
    const { t } = await wordsOf(globals);
    const links = within(canvas.getByRole('navigation', { name: t('common.access') }));
    await expect(links.getByRole('link', { name: new RegExp(t('common.access_signLanguage')) })).toHaveAttribute(
      'href',
      expect.stringContaining('access=hearingLoop%2Ccaptions%2CsignLanguage'),
    );
    await expect(
      links.getByRole('link', { name: new RegExp(`^${t('home.remove')} ${t('common.access_captions')}`) }),
    ).toHaveAttribute('href', expect.stringMatching(/access=hearingLoop$/));
  },
};
/** A member is asked once, below the list. */
const asked = (changes: Partial<AccessOrderProps> = {}) => {
  const props = { features: null, saving: false, failure: null, onOff: fn(), ...changes };
  return { above: <AccessOrder {...props} />, below: <AccessQuestion {...props} /> };
};
export const AccessAsked: Story = { args: { access: asked() } };
export const AccessAnswerSaving: Story = { args: { access: asked({ saving: true }) } };
export const AccessAnswerNotSaved: Story = { args: { access: asked({ failure: { kind: 'offline' } }) } };
/** The order follows the member's preference. */
export const AccessFirst: Story = { args: { access: asked({ features: ['wheelchairSpaces', 'captions'] }) } };
/** Our calendar below the browser's date fields. A shortcut's week is one row. */
export const CalendarOpen: Story = {
  args: { query: { shortcut: 'nextWeek', page: 1 }, state: few(15) },
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByText(t('home.moreFilters')));
    await userEvent.click(await canvas.findByRole('button', { name: t('dayCalendar.open') }));
    await expect(
      await canvas.findByRole('grid', { name: (name) => name.includes(t('dayCalendar.label')) }),
    ).toBeVisible();
  },
};
export const CalendarOpenInEnglish: Story = {
  args: { query: { from: '2026-12-22', to: '2027-01-03', page: 1 }, state: few(15) },
  globals: { lang: 'en_us' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose in the calendar' }));
    await userEvent.click(await canvas.findByRole('button', { name: /25 December 2026, Christmas Day/ }));
    await userEvent.click(canvas.getByRole('button', { name: /27 December 2026/ }));
    await expect(args.onQuery).toHaveBeenCalledWith({ from: '2026-12-25', to: '2026-12-27', page: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose in the calendar' }));
  },
};
const CalendarAway = (props: CalendarOfFilters) => (
  <OwnCalendar {...props} load={() => Promise.reject(new Error('offline'))} />
);

/** The calendar did not load: the browser's fields do the same. */
export const CalendarFailed: Story = {
  args: { loadCalendar: async () => CalendarAway },
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByText(t('home.moreFilters')));
    await userEvent.click(await canvas.findByRole('button', { name: t('dayCalendar.open') }));
    await expect(await canvas.findByText(t('dayCalendar.failed'))).toBeVisible();
  },
};
/** The counts failed, so filters have no numbers. */
export const WithoutCounts: Story = { args: { state: { counts: undefined } } };
export const DayChosen: Story = { args: { query: { date: '2026-11-28', page: 1 }, state: few(15) } };
export const SearchResult: Story = { args: { query: { q: '劇團', page: 1 }, state: few(15) } };
export const SecondPage: Story = { args: { query: { page: 2 }, state: { page: 2 } } };
export const Outdated: Story = { args: { query: { q: '劇團', page: 1 }, state: { shownQuery: everything } } };
export const NoResult: Story = {
  args: { query: { q: '鯨魚樂團', page: 1 }, state: { ...few(0), events: [], wordsFound: false } },
};
/** Even without counts, an empty list has a next step. */
export const NoResultWithoutCounts: Story = {
  args: { query: { q: '鯨魚樂團', page: 1 }, state: { ...few(0), events: [], wordsFound: false, counts: undefined } },
};
export const NoResultOfFilters: Story = {
  args: { query: { interest: 'bandShow', venue: 'macau', page: 1 }, state: { ...few(0), events: [] } },
};
/** A corrected typo, with a link to the original search. */
export const TypoTold: Story = {
  args: { query: { q: '鯨漁', page: 1 }, state: { ...few(3), correction: '鯨魚' } },
};
export const LongTitles: Story = { args: { long: true } };
export const LongTitlesOptimized: Story = { args: { long: true, layout: 'optimized' } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };
export const TimeOut: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'timeOut', reference: 'EV-LIST 5C1D' } } },
};
export const Busy: Story = { args: { state: { kind: 'failed', failure: { kind: 'busy' } } } };
