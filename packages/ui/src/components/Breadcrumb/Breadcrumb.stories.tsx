import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Breadcrumb } from './Breadcrumb.js';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    items: [
      { label: 'All events', href: '/zh_hk/Events.html' },
      { label: 'Theatre', href: '/zh_hk/Events.html?interest=theatre' },
      { label: 'The Whale in the Cage Home' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongEnglish: Story = {
  args: {
    label: 'You are here',
    items: [
      { label: 'All events', href: '/en_us/Events.html' },
      { label: 'An evening of stories told on the last tram home, with intermission and supper' },
    ],
  },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '你在這裡',
    items: [
      { label: '全部現正發售的節目', href: '/zh_hk/Events.html' },
      { label: '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播及煙花匯演' },
    ],
  },
};
export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
