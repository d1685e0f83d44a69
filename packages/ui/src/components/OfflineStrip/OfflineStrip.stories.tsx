import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { OfflineStrip } from './OfflineStrip.js';

const meta = {
  title: 'Components/Feedback/OfflineStrip',
  component: OfflineStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    offline: true,
    title: 'You are offline.',
    children: 'The events are as of 20:02. Saved e-tickets can be shown; buying needs a connection.',
    action: <Button size="small">Try again</Button>,
  },
} satisfies Meta<typeof OfflineStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = {
  args: {
    action: (
      <Button size="small" busy busyLabel="Connecting">
        Try again
      </Button>
    ),
  },
};

export const WithoutAction: Story = { args: { action: undefined } };

/** With a connection the strip is invisible, but its region is in the page. */
export const Online: Story = { args: { offline: false } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '你現在離線。',
    children:
      '節目資料截至 11 月 20 日 20:02。已儲存在這部裝置的電子門票仍可顯示和入場；選位、購票和付款要等連線恢復，購物車內的座位會保留至時限屆滿。',
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'You are offline.',
    children:
      'Listings are from 20:02. E-tickets saved on this device still open and still admit; choosing seats and buying wait until you are connected.',
    action: <Button size="small">Try to connect again</Button>,
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
