import type { TopUp } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { memberIn, StoryPage, topUps } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { TopUpsHistoryScreen, type TopUpsHistoryState } from './TopUpsHistoryScreen.js';

function Screen({ state, onRetry }: { state: TopUpsHistoryState; onRetry: () => void }) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/Member/TopUpsHistory.html', member: memberIn(lang), showCategories: false }}>
      <TopUpsHistoryScreen state={state} onRetry={onRetry} />
    </StoryPage>
  );
}

const newest = (status: TopUp['status']): TopUpsHistoryState => ({
  kind: 'ready',
  due: null,
  topUps: topUps.map((topUp, index) =>
    index === 0 ? { ...topUp, status, bankUrl: status === 'awaitingBank' ? '#bank' : null } : topUp,
  ),
});

const meta = {
  title: 'Screens/Top-up history',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { state: newest('complete'), onRetry: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AwaitingBank: Story = { args: { state: newest('awaitingBank') } };
export const Failed: Story = { args: { state: newest('cancelled') } };
/** The balance is enough for a matched wish. */
export const EnoughForAWish: Story = {
  args: {
    state: { kind: 'ready', topUps, due: { title: '竹戲', until: '2026-11-21T04:00:00.000Z', missing: 0 } },
  },
};

export const Empty: Story = { args: { state: { kind: 'ready', topUps: [], due: null } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };
