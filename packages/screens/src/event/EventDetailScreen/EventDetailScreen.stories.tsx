import type { EventDetail, Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  accessibleWhale,
  drums,
  eventsIn,
  film,
  halfMoon,
  holdEnds,
  itemIn,
  longRun,
  nightSailing,
  soldOut,
  stream,
  today,
  unreservedWhale,
  whale,
  withCancelled,
  wordsOf,
} from '../../shared/story/index.js';
import { readyEvent } from './readyEvent.js';
import { StoryScreen } from './StoryScreen.js';
import type { EventDetailState, EventReady } from './state.js';

const meta = {
  title: 'Screens/Event',
  component: StoryScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: (lang: Lang): EventDetailState => readyEvent(whale(lang)) },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (event: (lang: Lang) => EventDetail, changes: Partial<EventReady> = {}): Story => ({
  args: { state: (lang) => readyEvent(event(lang), changes) },
});

const matinee = { performanceId: 'whale-2', zone: 'B', quantity: 2 } as const;

export const Default: Story = {};

export const PerformanceChosen = at(whale, { choice: { performanceId: 'whale-2', zone: null, quantity: 1 } });

export const ZoneChosen = at(whale, { choice: matinee });

/** Every access feature: some at all performances, others at one, and free wheelchair spaces by performance. */
export const Access = at(accessibleWhale);

/** The organiser has announced no access. */
export const NoAccess = at((lang) => ({ ...whale(lang), accessFeatures: [] }));

/** An API that does not know access. */
export const AccessUnknown = at((lang) => ({ ...whale(lang), accessFeatures: undefined }));

export const PricePartsOpen: Story = {
  ...at(whale, { choice: matinee }),
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    for (const summary of canvas.getAllByText(t('event.priceParts'))) await userEvent.click(summary);
    await expect(canvas.getByText(t('event.partTickets', { price: 'HK$280', count: 2 }))).toBeVisible();
  },
};

const address = 'https://first-gong.example/zh_hk/EventDetail.html?eventId=whale';

export const LinkCopied = at(whale, { shared: { copied: true, address } });

/** §8: the browser denies access to the clipboard. */
export const LinkNotCopied = at(whale, { shared: { copied: false, address } });

export const Visitor = at(whale, { choice: matinee, member: false });

export const LoggedInAndBack = at(whale, { choice: matinee, resumed: true });

export const SomeInCart = at(whale, {
  choice: matinee,
  inCart: { tickets: 3, ofEvent: 2, until: holdEnds, performances: [] },
});

/** The cart holds a performance at the same time. */
export const Overlapping: Story = {
  args: {
    state: (lang) =>
      readyEvent(whale(lang), {
        choice: { performanceId: 'whale-3', zone: 'B', quantity: 2 },
        inCart: { tickets: 2, ofEvent: 0, until: holdEnds, performances: [itemIn(lang, 'jazz').event] },
      }),
  },
};

export const Holding = at(whale, { choice: matinee, submitting: true });

export const QuantityOverLimit = at(whale, {
  choice: { ...matinee, quantity: 12 },
  error: {
    code: 'quantityOverEventLimit',
    fields: [{ field: 'quantity', code: 'quantityOverEventLimit', values: { limit: 10, left: 10 } }],
  },
});

/** The house after other buyers have taken all but three seats. */
const almostTaken = (lang: Lang): EventDetail => {
  const event = whale(lang);
  const remaining = 3;
  return {
    ...event,
    performances: event.performances.map((each) =>
      each.id === 'whale-3'
        ? { ...each, remaining, zones: each.zones.map((zone) => (zone.remaining > 0 ? { ...zone, remaining } : zone)) }
        : each,
    ),
  };
};

export const SeatsTakenMeanwhile = at(almostTaken, {
  choice: { performanceId: 'whale-3', zone: 'B', quantity: 4 },
  error: {
    code: 'quantityNotAvailable',
    fields: [{ field: 'quantity', code: 'quantityNotAvailable', values: { limit: 3, left: 3 } }],
  },
});

export const ZoneSoldOutMeanwhile = at(whale, {
  choice: { performanceId: 'whale-2', zone: 'A', quantity: 2 },
  error: { code: 'zoneSoldOut', fields: [] },
});

export const NotOnSaleAnyMore = at(whale, {
  choice: { performanceId: 'whale-1', zone: 'A', quantity: 2 },
  error: { code: 'performanceNotOnSale', fields: [] },
});

export const WaitingForBank = at(whale, { choice: matinee, error: { code: 'transactionClosed', fields: [] } });

export const PerformanceSoldOut = at(whale, { choice: { performanceId: 'whale-4', zone: null, quantity: 2 } });

export const SoldOut = at((lang) => {
  const event = whale(lang);
  return { ...event, flags: ['soldOut'], nextPerformanceAt: null, performances: event.performances.map(soldOut) };
});

export const OneCancelled = at((lang) => withCancelled(whale(lang), ['whale-2']));

/** An address names the cancelled performance. */
export const CancelledChosen = at((lang) => withCancelled(whale(lang), ['whale-2']), {
  choice: { performanceId: 'whale-2', zone: null, quantity: 2 },
});

export const AllCancelled = at((lang) => withCancelled(whale(lang)));

export const CancelledMeanwhile = at(whale, {
  choice: matinee,
  error: { code: 'performanceCancelled', fields: [] },
});

/** More than twelve performances have a calendar. */
export const ManyPerformances = at(longRun);

export const DayChosen = at(longRun, {
  choice: { performanceId: 'run-3', zone: null, quantity: 2, day: '2026-11-21' },
});

const evening = { performanceId: 'electro-2', zone: 'A', quantity: 1 } as const;

export const OnlineLive = at(stream, { choice: evening });

export const OnlineOnDemand = at((lang) => stream(lang, { kind: 'onDemand', hours: 48 }), { choice: evening });

export const OnlineWithoutReplay = at((lang) => stream(lang, { kind: 'live', hours: 0 }), { choice: evening });

export const Rescheduled = at(halfMoon);

export const RestrictedView = at(halfMoon, { choice: { performanceId: 'halfmoon-2', zone: 'D', quantity: 1 } });

export const Standing = at(nightSailing, { choice: { performanceId: 'nightsail-1', zone: 'A', quantity: 2 } });

/** Seats without numbers: first come, first seated. */
export const Unreserved = at(unreservedWhale, { choice: matinee });

export const TwoTicketLimit = at(nightSailing, {
  choice: { performanceId: 'nightsail-2', zone: 'B', quantity: 3 },
  error: {
    code: 'quantityOverEventLimit',
    fields: [{ field: 'quantity', code: 'quantityOverEventLimit', values: { limit: 2, left: 2 } }],
  },
});

/** During priority booking a member enters a card number. */
export const PriorityBooking = at(nightSailing, { choice: { performanceId: 'nightsail-2', zone: 'B', quantity: 2 } });

export const PriorityCardWrong = at(nightSailing, {
  choice: { performanceId: 'nightsail-2', zone: 'B', quantity: 2 },
  priorityCard: '8800 1234 5678',
  error: {
    code: 'priorityCardWrong',
    fields: [{ field: 'priorityCard', code: 'priorityCardWrong', values: { digits: 12 } }],
  },
});

export const PriorityVisitor = at(nightSailing, {
  choice: { performanceId: 'nightsail-2', zone: 'B', quantity: 2 },
  member: false,
});

/** Public sale begins while the page is open. */
export const PublicSaleBegun = at(nightSailing, {
  choice: { performanceId: 'nightsail-2', zone: 'B', quantity: 2 },
  now: '2026-11-24T02:00:00.000Z',
});

export const GovernmentNetwork = at(drums);

export const LeavingForNetwork = at(drums, { leaving: { secondsLeft: 3 } });

/** Reduced motion: no automatic redirect. */
export const NetworkWithoutCountdown = at(drums, { leaving: { secondsLeft: null } });

/** The cinema's page sells the seats. */
export const Film = at(film);

export const FilmForAll = at((lang) => film(lang, 'I'));

export const FilmVisitor = at((lang) => film(lang, 'IIB'), { member: false });

export const LongText = at(
  (lang) => ({
    ...whale(lang),
    title:
      lang === 'en_us'
        ? 'The Extraordinary Correspondence of a Retired Lighthouse Keeper and the Typhoons of 1962'
        : '退休燈塔守與一九六二年颱風之間一段未曾寄出的漫長書信往來',
    byline:
      lang === 'en_us'
        ? 'The Half Island Theatre Company with the Victoria Harbour Chamber Orchestra and guests'
        : '半島劇社聯同維多利亞港室樂團及多位客席演員',
    venue:
      lang === 'en_us'
        ? 'Tai Hang Playhouse, Tai Hang Cultural and Recreational Complex, Fourth Floor'
        : '大坑文化康樂綜合大樓四樓大坑劇院',
  }),
  { choice: matinee },
);

export const HoldOffline = at(whale, { choice: matinee, failure: { kind: 'offline' } });

/** The cart did not respond either. */
export const HoldUncertain = at(whale, { choice: matinee, failure: { kind: 'offline' }, uncertain: true });

export const HoldTimeOut = at(whale, { choice: matinee, failure: { kind: 'timeOut' } });

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };

export const Busy: Story = {
  args: { state: () => ({ kind: 'failed', failure: { kind: 'busy', reference: 'FG-4F2A-19C0' } }) },
};

const relatedIn = (lang: Lang) => eventsIn(lang).slice(0, 5);

export const Related: Story = {
  args: { state: (lang) => readyEvent(halfMoon(lang), { related: relatedIn(lang) }) },
};

export const Unavailable: Story = {
  name: 'Gone (404)',
  args: { state: (lang) => ({ kind: 'notFound', related: relatedIn(lang), today }) },
};

/** Related events could not be fetched. */
export const GoneAlone: Story = { args: { state: () => ({ kind: 'notFound', related: [], today }) } };
