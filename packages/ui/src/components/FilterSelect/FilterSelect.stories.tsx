import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { FilterSelect, type FilterSelectProps } from './FilterSelect.js';

function Kept(props: FilterSelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return <FilterSelect {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Venue',
    name: 'venue',
    value: '',
    options: [
      { value: '', label: 'All' },
      { value: 'taiHang', label: 'Tai Hang Playhouse' },
      { value: 'oldPost', label: 'Old Post Office, Central' },
    ],
  },
} satisfies Meta<typeof FilterSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page keeps the value. */
export const Default: Story = { render: (args) => <Kept {...args} /> };
export const Chosen: Story = { args: { value: 'oldPost' } };
export const LongEnglish: Story = {
  args: {
    label: 'Venue',
    value: 'a',
    options: [{ value: 'a', label: 'Multi-purpose hall of the North Point neighbourhood theatre centre' }],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '演出場地',
    value: 'a',
    options: [{ value: 'a', label: '西九文化區海濱藝術中心海港音樂廳及戶外露天廣場' }],
  },
};

export const Narrow: Story = {
  args: { ...LongEnglish.args, label: 'Performance venue' },
  decorators: [narrow],
};
