import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailureScreen, LoadingScreen } from '../../shared/notReady/index.js';
import { StoryPage, wordsOf } from '../../shared/story/index.js';
import { ChatButton, type ChatButtonProps } from './ChatButton.js';
import { SiteNotices, type SiteNoticesProps } from './SiteNotices.js';

interface SiteProps extends SiteNoticesProps {
  chat: ChatButtonProps | null;
}

const Site = ({ chat, ...notices }: SiteProps) => (
  <StoryPage notices={<SiteNotices {...notices} />} chat={chat && <ChatButton {...chat} />}>
    <FailureScreen failure={{ kind: 'notFound' }} />
  </StoryPage>
);

// 25 November 2026 is a Wednesday.
const weekly = { from: '2026-11-24T16:00:00.000Z', to: '2026-11-24T18:00:00.000Z' };

const meta = {
  title: 'Screens/Site states',
  component: Site,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { weather: 'none', maintenance: null, chat: null },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MaintenanceAhead: Story = { args: { maintenance: { phase: 'ahead', ...weekly } } };

export const Maintenance: Story = {
  args: { maintenance: { phase: 'on', ...weekly } },
  play: async ({ canvas, globals }) => {
    const { t } = await wordsOf(globals);
    await expect(canvas.getByRole('region', { name: t('site.maintenanceWord') })).toHaveTextContent('02:00');
  },
};

/** Started by an operator, without a known end. */
export const MaintenanceOpenEnd: Story = { args: { maintenance: { phase: 'on', from: weekly.from, to: null } } };

export const MaintenanceUntilAnotherDay: Story = {
  args: { maintenance: { phase: 'on', from: '2026-11-27T12:00:00.000Z', to: '2026-11-28T22:00:00.000Z' } },
  globals: { lang: 'en_us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Maintenance until Sun 29 Nov 06:00\./)).toBeVisible();
  },
};

export const Typhoon: Story = { args: { weather: 'typhoon8' } };

export const BlackRainstorm: Story = { args: { weather: 'blackRainstorm' } };

export const HotEvent: Story = { args: { waitingRoom: '/zh_hk/WaitingRoom.html' } };

/** Both appear while the page is open: the weather interrupts, maintenance does not. */
export const Together: Story = {
  args: { weather: 'typhoon8', maintenance: { phase: 'on', ...weekly }, announced: true },
  play: async ({ canvas, globals }) => {
    const { t } = await wordsOf(globals);
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(t('site.typhoon8Word'));
    await expect(canvas.getByText(t('site.maintenanceOn', { to: '02:00' }))).toBeVisible();
  },
};

export const English: Story = {
  globals: { lang: 'en_us' },
  args: { weather: 'typhoon8', maintenance: { phase: 'on', ...weekly } },
};

/** During `specificPeriodGray` the whole page is grey. */
export const Gray: Story = {
  globals: { grayscale: 'on' },
  args: { weather: 'typhoon8' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-gray');
  },
};

export const GrayLoading: Story = {
  globals: { grayscale: 'on' },
  render: () => (
    <StoryPage>
      <LoadingScreen />
    </StoryPage>
  ),
};

const onOpen = fn();

export const Chat: Story = {
  args: { chat: { state: 'closed', onOpen } },
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('site.chat') }));
    await expect(onOpen).toHaveBeenCalled();
  },
};

export const ChatOpening: Story = { args: { chat: { state: 'opening', onOpen } } };

export const ChatFailed: Story = { args: { chat: { state: 'failed', onOpen } } };
