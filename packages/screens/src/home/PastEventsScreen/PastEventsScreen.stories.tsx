import type { EventSummary, Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { eventsIn, longEvent, StoryPage } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { PastEventsScreen, type PastEventsState } from './PastEventsScreen.js';

interface Args {
  state: (lang: Lang) => PastEventsState;
  words?: string;
  page?: number;
}

function Screen({ state, words = '', page = 1 }: Args) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/PastEvents.html' }}>
      <PastEventsScreen state={state(lang)} words={words} page={page} onRetry={fn()} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/PastEvents',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two events end on each of these days. */
const lastDays = ['2026-11-15', '2026-11-08', '2026-10-25', '2026-10-04', '2026-08-30', '2025-12-20', '2025-07-05'];

const ready =
  (change: (events: EventSummary[]) => EventSummary[] = (all) => all) =>
  (lang: Lang): PastEventsState => {
    const events = change(
      eventsIn(lang)
        .slice(0, lastDays.length * 2)
        .map((event, index) => ({ ...event, flags: [], lastDate: lastDays[Math.floor(index / 2)] ?? event.lastDate })),
    );
    return { kind: 'ready', events, total: events.length, pageCount: 1 };
  };

export const Default: Story = { args: { state: ready() } };
export const English: Story = { args: { state: ready() }, globals: { lang: 'en_us' } };
export const SecondPage: Story = {
  args: { state: (lang) => ({ ...ready()(lang), total: 310, pageCount: 11 }) as PastEventsState, page: 2 },
};
export const SearchResult: Story = { args: { state: ready((all) => all.slice(0, 1)), words: '夜航' } };
export const NothingFound: Story = { args: { state: ready(() => []), words: '鯨魚樂團' } };
export const Empty: Story = { args: { state: ready(() => []) } };
export const LongTitles: Story = { args: { state: ready((all) => all.map(longEvent)) } };
export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };
export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
export const Busy: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'busy' } }) } };
