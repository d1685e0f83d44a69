import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Banner } from './Banner.js';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'maintenance',
    word: '例行維護',
    children: '今晚 00:00 至 02:00 暫停網上購票。已保留的座位請於 23:59 前付款。',
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Weather: Story = {
  args: {
    variant: 'weather',
    word: '八號颱風信號',
    children: (
      <>
        今晚所有場次取消，票款會自動退回。<Link href="#weather">惡劣天氣安排</Link>
      </>
    ),
  },
};

export const Hot: Story = {
  args: {
    variant: 'hot',
    word: '熱門節目',
    children: '「夜航」現正發售，頁面可能較慢。排隊不分先後按鍵次數，請只開一個視窗。',
  },
};

export const Closable: Story = {
  args: { ...Hot.args, onDismiss: fn(), dismissLabel: '關閉這則訊息' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '關閉這則訊息' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** The banner appeared while the page was open, so screen readers read it at once. */
export const Hoisted: Story = { args: { ...Weather.args, role: 'alert' } };

export const Together: Story = {
  render: (args) => (
    <>
      <Banner {...args} {...Weather.args} variant="weather" word="八號颱風信號" />
      <Banner {...args} />
    </>
  ),
};

export const LongChinese: Story = {
  args: {
    variant: 'weather',
    word: '黑色暴雨警告信號',
    children:
      '戲院如常開放，已出發的觀眾請留在安全地方。室外場地的演出須視乎主辦機構安排，如演出取消，票款會於二十個工作天內退回原來的付款帳戶，無須申請。',
    onDismiss: fn(),
    dismissLabel: '關閉',
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    word: 'Scheduled maintenance tonight',
    children: (
      <>
        Web sales pause from 00:00 to 02:00 Hong Kong time. Pay for seats that you hold before 23:59. E-tickets saved on
        your device still open. <Link href="#hours">Opening hours of the box office and the hotline</Link>
      </>
    ),
    onDismiss: fn(),
    dismissLabel: 'Close this message',
  },
};

export const Narrow: Story = {
  ...LongChinese,
  decorators: [narrow],
};
