import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { LayoutToggle, type LayoutToggleProps } from './LayoutToggle.js';

function Kept(props: LayoutToggleProps) {
  const [value, setValue] = useState(props.value);
  return <LayoutToggle {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Navigation/LayoutToggle',
  component: LayoutToggle,
  args: {
    label: 'Layout',
    optimized: { href: '?layout=optimized', label: 'Optimized' },
    comfortable: { href: '?layout=comfortable', label: 'Comfortable' },
    value: 'comfortable',
  },
} satisfies Meta<typeof LayoutToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page keeps the value. */
export const Comfortable: Story = { render: (args) => <Kept {...args} /> };
export const Optimized: Story = { args: { value: 'optimized' } };
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '節目清單的版面',
    optimized: { href: '?layout=optimized', label: '優化：比較日期及票價' },
    comfortable: { href: '?layout=comfortable', label: '舒適：慢慢看海報' },
  },
};
export const LongEnglish: Story = {
  args: {
    label: 'Layout of the list',
    optimized: { href: '?layout=optimized', label: 'Optimized rows' },
    comfortable: { href: '?layout=comfortable', label: 'Comfortable posters' },
  },
};
export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
