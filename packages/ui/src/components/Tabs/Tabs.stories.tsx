import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs, type TabsProps } from './index.js';

/** Keeps the choice, as a route does with its query. */
function Chosen(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs<string>,
  render: (args) => <Chosen {...args} />,
  args: {
    label: '交易',
    value: 'upcoming',
    onChange: () => {},
    items: [
      { value: 'upcoming', label: '即將上演（2）', content: <p>籠屋裡的鯨魚、百花亭夜宴</p> },
      { value: 'past', label: '過往（1）', content: <p>海底隧道電音夜</p> },
    ],
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  globals: { lang: 'en_us' },
};
