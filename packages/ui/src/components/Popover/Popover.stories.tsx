import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { infoIcon } from '../../icons/info.js';
import { questionIcon } from '../../icons/question.js';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Sheet } from '../Sheet/index.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Components/Layout/Popover',
  component: Popover,
  args: {
    label: '服務費怎樣計算',
    icon: infoIcon,
    title: '服務費',
    closeLabel: '關閉',
    children: (
      <>
        <p>每張門票 HK$10，以信用卡付款時收取。</p>
        <p>
          取消訂單不退服務費。<Link href="#fees">全部收費</Link>
        </p>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: args.label });
    // A sheet takes presses a moment after it is drawn.
    await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: 'none' }));
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: args.title })).toBeVisible();
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { play: () => {} };

export const IconAlone: Story = { args: { icon: questionIcon, labelHidden: true } };

/** The sheet stays when the panel closes. */
export const InSheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Sheet open onOpenChange={fn()} title="F 排 14 號" closeLabel="關閉座位">
      <Popover {...args} />
    </Sheet>
  ),
};

export const LongChinese: Story = {
  args: {
    label: '如何使用輪椅座位以及同行者座位的預訂安排',
    title: '輪椅座位及同行者座位的預訂安排與入場須知',
    children: (
      <p>
        {'每個輪椅座位可連同一個同行者座位一併預訂，入場時請從大坑劇院的無障礙入口進入，職員會帶領入座。'.repeat(8)}
      </p>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'How wheelchair spaces and the seats of companions are booked',
    title: 'Wheelchair spaces, companion seats and how to reach them on the day',
    closeLabel: 'Close',
    children: <p>One companion seat may be booked with each wheelchair space, at the price of the lowest tier.</p>,
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
