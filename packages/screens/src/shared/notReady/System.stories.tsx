import type { Failure } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StoryPage, wordsOf } from '../story/index.js';
import { FailureScreen, LoadingScreen } from './NotReady.js';

const meta = {
  title: 'Screens/System',
  component: FailureScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { failure: { kind: 'timeOut', reference: 'EV-LIST 5C1D' }, onRetry: fn() },
  decorators: (Screen) => (
    <StoryPage>
      <Screen />
    </StoryPage>
  ),
} satisfies Meta<typeof FailureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = (failure: Failure): Story => ({ args: { failure } });

export const TimeOut: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('common.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const PartTimeOut = failed({ kind: 'partTimeOut' });
export const Outdated = failed({ kind: 'outdated' });
export const Offline = failed({ kind: 'offline' });
export const Busy = failed({ kind: 'busy', reference: 'EV-LIST 5C1D' });
export const Unreadable = failed({ kind: 'unreadable', reference: 'EV-LIST 5C1D' });
export const Forbidden: Story = {
  ...failed({ kind: 'forbidden', message: '此場次每位會員最多購買 4 張。', reference: '7F2A-0091' }),
  play: async ({ canvas, globals }) => {
    const { t } = await wordsOf(globals);
    await expect(
      canvas.getByText(t('common.forbiddenQuote', { message: '此場次每位會員最多購買 4 張。' })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('common.tryAgain') })).toBeNull();
  },
};
export const ForbiddenWithoutWords = failed({ kind: 'forbidden' });
export const NotOffered = failed({ kind: 'notOffered' });
export const EventUnavailable = failed({ kind: 'notFound' });
export const Loading: Story = { render: () => <LoadingScreen /> };
