import { type CinemaSchedule, cinemaAges, type Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { noCinemaChoice } from '../../shared/cinemaHref.js';
import {
  film,
  filmPlan,
  holdEnds,
  inThree,
  itemIn,
  memberIn,
  StoryPage,
  scheduleIn,
  today,
  withCancelled,
  wordsOf,
} from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { CinemaScreen } from './CinemaScreen.js';
import { showReady } from './showReady.js';
import type { CaptchaState, CinemaState, ShowReady } from './state.js';

const nothing = () => {};

/** The screen with a stateful owner, like the storefront. */
function Screen({ state }: { state: (lang: Lang) => CinemaState }) {
  const { lang } = useText();
  const given = state(lang);
  const isShow = given.kind === 'show';
  const [choice, setChoice] = useState(isShow ? given.choice : noCinemaChoice);
  const [entered, setEntered] = useState(isShow ? given.entered : { ageConfirmed: false, captchaAnswer: '' });
  return (
    <StoryPage
      chrome={{
        path: '/Cinema.html',
        currentCategory: 'cinema',
        member: isShow && given.member ? memberIn(lang) : null,
      }}
    >
      <CinemaScreen
        state={isShow ? { ...given, choice, entered } : given}
        choice={choice}
        onChoose={setChoice}
        onEnter={setEntered}
        onCaptcha={nothing}
        onPlanRetry={nothing}
        onHold={nothing}
        onRetry={nothing}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Cinema',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: (lang: Lang): CinemaState => schedule(lang) },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const schedule = (lang: Lang, changes: Partial<CinemaSchedule> = {}): CinemaState => ({
  kind: 'schedule',
  schedule: scheduleIn(lang, changes),
  today,
});
const day = (changes: Partial<CinemaSchedule>): Story => ({ args: { state: (lang) => schedule(lang, changes) } });

export const Default: Story = {};
/** The organiser has cancelled the first show of each film. */
export const ShowsCancelled: Story = {
  args: {
    state: (lang) =>
      schedule(lang, {
        films: scheduleIn(lang).films.map((one) => ({
          ...one,
          shows: one.shows.map((each, index) =>
            index === 0 ? { ...each, cancelled: true, availability: 'soldOut', remaining: 0 } : each,
          ),
        })),
      }),
  },
};
export const EmptyDay = day({ films: [] });
export const Typhoon = day({ weather: 'typhoon8', open: false });
export const TyphoonAnotherDay = day({ weather: 'typhoon8' });
export const BlackRainstorm = day({ weather: 'blackRainstorm' });
export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };
export const Failed: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
export const ShowUnavailable: Story = { args: { state: () => ({ kind: 'unavailable' }) } };

const longTitle = inThree(
  'The Unabridged and Altogether Truthful Account of the Projectionist Who Kept the Last Reel of a Police Thriller That Was Never Shown',
  '一名放映員如何在停業戲院的放映室裡守住從未公映的警匪片最後一卷菲林的完整經過',
  '一名放映员如何在停业影院的放映室里守住从未公映的警匪片最后一卷胶片的完整经过',
);

export const LongText: Story = {
  args: {
    state: (lang) => {
      const { films } = scheduleIn(lang);
      return schedule(lang, { films: films.map((one) => ({ ...one, title: longTitle[lang] })) });
    },
  },
};

const question = inThree(
  'What do you hold over your head in the rain?',
  '下雨時撐在頭上的是甚麼？',
  '下雨时撑在头上的是什么？',
);
const captchaIn = (lang: Lang, changes: Partial<CaptchaState> = {}): CaptchaState => ({
  captcha: { captchaId: '1', image: null, question: question[lang], expiresAt: holdEnds },
  way: 'question',
  loading: false,
  failure: null,
  ...changes,
});

type Changes = Partial<Omit<ShowReady, 'choice'>> & { choice?: Partial<ShowReady['choice']> };

/** A show, with changes that may depend on the language. */
const show = (
  change: (lang: Lang) => Changes = () => ({}),
  category: ShowReady['event']['certificate'] = 'IIA',
): Story => ({
  args: {
    state: (lang) => {
      const { choice, ...changes } = change(lang);
      const house = inThree('House 2', '2 院', '2 号厅')[lang];
      const ready = showReady(film(lang, category ?? 'IIA'), { house, captcha: captchaIn(lang), ...changes });
      return { ...ready, choice: { ...ready.choice, ...choice } };
    },
  },
});
const planOf = (lang: Lang) => ({ plan: filmPlan(lang), failure: null, updating: false });
const two = { standard: 1, concession: 1, senior: 0, studentChild: 0 };

export const Show = show(() => ({ choice: { zone: 'A', tickets: two } }));
export const ShowVisitor = show(() => ({ member: false, captcha: null, choice: { zone: 'A' } }));
export const ShowResumed = show(() => ({ resumed: true, choice: { zone: 'A' } }));
export const ShowTyphoon = show(() => ({ weather: 'typhoon8', open: false }));
export const ShowSoldOut = show((lang) => {
  const { performances } = film(lang);
  const performance = performances[1];
  return performance ? { performance: { ...performance, availability: 'soldOut', remaining: 0 } } : {};
});
export const ShowCancelled = show((lang) => {
  const [performance] = withCancelled(film(lang)).performances;
  return performance ? { performance } : {};
});
export const CategoryThree = show(() => ({ choice: { zone: 'A' } }), 'III');

/** §9: the age is not confirmed. */
export const CategoryThreeNotConfirmed: Story = {
  ...show(() => ({ choice: { zone: 'A' }, entered: { ageConfirmed: false, captchaAnswer: 'x' } }), 'III'),
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    const [hold] = canvas.getAllByRole('button', { name: t('event.hold') });
    if (!hold) throw new Error('The story has no button to hold seats.');
    await userEvent.click(hold);
    const age = cinemaAges.categoryIII;
    await expect(canvas.getByRole('checkbox', { name: t('cinema.ageWord', { age }) })).toBeInvalid();
    await expect(
      canvas.getAllByText(t('errors.ageConfirmationRequired', { categoryIIIAge: age })).length,
    ).toBeGreaterThan(0);
  },
};

export const SeatList = show((lang) => ({
  plan: planOf(lang),
  choice: { way: 'list', tickets: two, seats: ['1/H/5', '1/H/6'] },
}));
export const SeatListNone = show((lang) => ({
  plan: planOf(lang),
  choice: { way: 'list', tickets: { standard: 13, concession: 0, senior: 0, studentChild: 0 } },
}));
export const SeatMap = show((lang) => ({
  plan: planOf(lang),
  choice: { way: 'map', tickets: two, seats: ['1/H/5', '1/H/6'] },
}));

/** §5: seats must be consecutive. */
export const SeatMapGap = show((lang) => ({
  plan: planOf(lang),
  choice: { way: 'map', tickets: { ...two, standard: 2 }, seats: ['1/H/5', '1/H/6', '1/H/8'] },
}));
export const SeatMapTwoRows = show((lang) => ({
  plan: planOf(lang),
  choice: { way: 'map', tickets: two, seats: ['1/H/5', '1/G/8'] },
}));
export const SeatMapLoading = show(() => ({
  plan: { plan: null, failure: null, updating: true },
  choice: { way: 'map' },
}));
export const SeatMapFailed = show(() => ({
  plan: { plan: null, failure: { kind: 'offline' }, updating: false },
  choice: { way: 'map' },
}));

/** The server rejects a choice that leaves a single seat. */
export const StrandRefused = show((lang) => ({
  plan: planOf(lang),
  choice: { way: 'map', tickets: two, seats: ['1/H/2', '1/H/3'] },
  error: {
    code: 'singleSeatLeft',
    fields: [
      {
        field: 'seats',
        code: 'singleSeatLeft',
        values: { section: '1', row: 'H', seat: '1', nearSection: '1', nearRow: 'H', nearSeats: '3–4' },
      },
    ],
  },
}));
export const CaptchaWrong = show((lang) => ({
  choice: { zone: 'A' },
  captcha: captchaIn(lang),
  error: { code: 'captchaWrong', fields: [{ field: 'captchaAnswer', code: 'captchaWrong' }] },
}));
export const CaptchaLoading = show((lang) => ({
  choice: { zone: 'A' },
  captcha: captchaIn(lang, { captcha: null, loading: true }),
}));
export const CaptchaFailed = show((lang) => ({
  choice: { zone: 'A' },
  captcha: captchaIn(lang, { captcha: null, failure: { kind: 'offline' } }),
}));

const tooOften = inThree(
  'Too many requests. Please try again in 4 minutes.',
  '請求次數過多，請在 4 分鐘後再試。',
  '请求次数过多，请在 4 分钟后重试。',
);

/** Too many captchas: the server states the delay. */
export const CaptchaTooOften = show((lang) => ({
  choice: { zone: 'A' },
  captcha: captchaIn(lang, {
    captcha: null,
    failure: { kind: 'busy', code: 'tooManyRequests', message: tooOften[lang] },
  }),
}));
export const Limit = show((lang) => ({
  choice: { zone: 'A', tickets: { ...two, standard: 3 } },
  inCart: { tickets: 38, ofEvent: 0, performances: [itemIn(lang, 'whale').event] },
  error: {
    code: 'quantityOverTransactionLimit',
    fields: [{ field: 'quantity', code: 'quantityOverTransactionLimit', values: { limit: 40, left: 2 } }],
  },
}));
export const Holding = show(() => ({ choice: { zone: 'A' }, submitting: true }));
export const HoldFailed = show(() => ({ choice: { zone: 'A' }, failure: { kind: 'offline' } }));
export const HoldUncertain = show(() => ({ choice: { zone: 'A' }, failure: { kind: 'offline' }, uncertain: true }));
export const ShowLongText = show((lang) => ({ event: { ...film(lang, 'IIB'), title: longTitle[lang] } }));

/** Another buyer was faster. */
export const SeatMapTaken = show((lang) => ({
  plan: planOf(lang),
  choice: { way: 'map', tickets: two, seats: ['1/G/5', '1/G/6'] },
}));
