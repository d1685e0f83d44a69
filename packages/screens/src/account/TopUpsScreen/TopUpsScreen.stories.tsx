import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { memberIn, pointEntries, StoryPage, unsentForm, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { TopUpsScreen, type TopUpsState } from './TopUpsScreen.js';

function Screen({ state, onTopUp }: { state: TopUpsState; onTopUp: (amount: number) => void }) {
  const { lang } = useText();
  const [values, setValues] = useState(state.kind === 'ready' ? state.values : null);
  return (
    <StoryPage chrome={{ path: '/Member/TopUps.html', member: memberIn(lang), showCategories: false }}>
      <TopUpsScreen
        state={state.kind === 'ready' && values ? { ...state, values } : state}
        onChange={setValues}
        onTopUp={onTopUp}
        onRetry={fn()}
      />
    </StoryPage>
  );
}

type Ready = Extract<TopUpsState, { kind: 'ready' }>;
const ready = (changes: Partial<Ready> = {}): TopUpsState => ({
  kind: 'ready',
  balance: 8244,
  due: null,
  entries: pointEntries,
  values: { pack: '50', amount: '', paymentMethod: 'creditCard' },
  ...unsentForm,
  ...changes,
});
const own = (amount: string): Ready['values'] => ({ pack: '', amount, paymentMethod: 'eWallet' });

const meta = {
  title: 'Screens/Points',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { state: ready(), onTopUp: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { format, t } = await wordsOf(globals);
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('points.submit', { count: format.count(5_000), price: format.money(50_00) }),
      }),
    );
    await expect(args.onTopUp).toHaveBeenCalledWith(50_00);
  },
};

/** A typed amount deselects the pack. */
export const OwnAmount: Story = { args: { state: ready({ values: own('135') }) } };

/** The new balance includes the bonus of a large amount. */
export const Bonus: Story = { args: { state: ready({ values: own('1000') }) } };

/** A client-side error. */
export const TooLittle: Story = {
  args: { state: ready({ values: own('49') }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('points.submitNone') }));
    await expect(canvas.getByRole('group', { name: t('points.problem') })).toHaveFocus();
    await expect(args.onTopUp).not.toHaveBeenCalled();
  },
};

export const TooManyWaiting: Story = {
  args: {
    state: ready({
      error: { code: 'topUpsWaiting', fields: [{ field: 'amount', code: 'topUpsWaiting', values: { limit: 3 } }] },
    }),
  },
};

export const Submitting: Story = { args: { state: ready({ submitting: true }) } };

/** Without a response, the top-up may be waiting for the bank. */
export const LostAnswer: Story = { args: { state: ready({ failure: { kind: 'timeOut' } }) } };

export const NoPoints: Story = { args: { state: ready({ balance: 0, entries: [] }) } };

/** A matched wish needs the points. */
export const ForAWish: Story = {
  args: { state: ready({ due: { title: '竹戲', until: '2026-11-21T04:00:00.000Z', missing: 51_756 } }) },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };
