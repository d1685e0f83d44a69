import { Link } from '@first-gong/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.js';

const meta = {
  title: 'Screens/Site states/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { variant: 'maintenance', word: 'Maintenance', announced: false, children: '' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    variant: 'weather',
    word: '黑色暴雨警告信號',
    children:
      '戲院如常開放，已出發的觀眾請留在安全地方。室外場地的演出須視乎主辦機構安排，如演出取消，票款會於二十個工作天內退回原來的付款帳戶，無須申請。',
  },
};

export const LongEnglish: Story = {
  args: {
    word: 'Scheduled maintenance tonight',
    children: (
      <>
        Web sales pause from 00:00 to 02:00 Hong Kong time. Pay for seats that you hold before 23:59. E-tickets saved on
        your device still open. <Link href="#hours">Opening hours of the box office and the hotline</Link>
      </>
    ),
  },
};

export const Narrow: Story = { ...LongChinese, globals: { lang: 'zh_hk', viewport: { value: 'w320' } } };
