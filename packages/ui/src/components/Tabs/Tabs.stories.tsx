import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { Tabs, type TabsProps } from './index.js';

/** Stores the selected tab, like a route's query. */
function Chosen(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs<string>,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Transactions',
    value: 'upcoming',
    onChange: () => {},
    items: [
      {
        value: 'upcoming',
        label: 'Upcoming (2)',
        content: <p>The Whale in the Cage Home, Night Banquet at Flower Pavilion</p>,
      },
      { value: 'past', label: 'Past (1)', content: <p>Cross-Harbour Electronics</p> },
    ],
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = {
  args: {
    items: [
      { value: 'upcoming', label: 'Upcoming (2)', content: <p>Night Banquet at Flower Pavilion</p> },
      { value: 'past', label: 'Past (0)', content: null, disabled: true },
    ],
  },
};

export const ThreeTabs: Story = {
  args: {
    label: 'Ways to choose seats',
    value: 'map',
    items: [
      { value: 'map', label: 'Seat map', content: <p>The house, drawn.</p> },
      { value: 'list', label: 'List', content: <p>Every free seat, row by row.</p> },
      { value: 'best', label: 'Best available', content: <p>We choose, side by side.</p> },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '交易',
    items: [
      { value: 'upcoming', label: '即將上演的節目及已訂購的門票', content: <p>籠屋裡的鯨魚、百花亭夜宴</p> },
      { value: 'past', label: '過往一年的交易紀錄', content: <p>海底隧道電音夜</p> },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'How to log in',
    value: 'password',
    items: [
      { value: 'password', label: 'With the password of your account', content: <p>Email and password.</p> },
      { value: 'otp', label: 'With a one-time password by email', content: <p>Email alone.</p> },
    ],
  },
};

export const Narrow: Story = {
  args: {
    label: 'How to choose seats',
    value: 'map',
    items: [
      { value: 'map', label: 'Seat plan', content: <p>A plan of the theatre.</p> },
      { value: 'list', label: 'List of seats', content: <p>The seats left, row by row.</p> },
      { value: 'best', label: 'Best available', content: <p>The system chooses seats side by side.</p> },
    ],
  },
  decorators: [narrow],
};
