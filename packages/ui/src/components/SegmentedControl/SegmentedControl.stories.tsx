import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { listIcon } from '../../icons/list.js';
import { squaresFourIcon } from '../../icons/squares-four.js';
import { narrow } from '../../testing/narrow.js';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.js';

function Controlled(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Title',
    name: 'title',
    value: 'miss',
    onChange: () => {},
    options: [
      { value: 'mr', label: 'Mr' },
      { value: 'miss', label: 'Miss' },
      { value: 'mrs', label: 'Mrs' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: '', mark: '(optional)' } };

export const WithHint: Story = {
  args: {
    label: 'Format of the name',
    name: 'nameFormat',
    value: 'split',
    options: [
      { value: 'full', label: 'Full name' },
      { value: 'split', label: 'First and last name' },
    ],
    hint: 'As on your credit card.',
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Layout',
    name: 'layout',
    value: 'comfortable',
    options: [
      { value: 'comfortable', label: 'Posters', icon: squaresFourIcon },
      { value: 'optimized', label: 'List', icon: listIcon },
    ],
  },
};

export const OneUnavailable: Story = {
  args: {
    label: 'Number from',
    name: 'phoneFrom',
    value: 'hongKong',
    options: [
      { value: 'hongKong', label: 'Hong Kong' },
      { value: 'macau', label: 'Macau' },
      { value: 'elsewhere', label: 'Other countries and regions', disabled: true },
    ],
    hint: 'Numbers of other countries and regions cannot receive SMS yet.',
  },
};

export const Failed: Story = { name: 'Error', args: { value: '', error: 'Choose a title.' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true, hint: 'Call customer service to change the title.' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '座位未能相連時',
    value: 'rest',
    options: [
      { value: 'rest', label: '照樣購買餘下的座位' },
      { value: 'none', label: '取消整筆訂單，不收費用' },
      { value: 'ask', label: '保留五分鐘，由我自己決定怎樣處理' },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Where is the number from?',
    value: 'mainland',
    options: [
      { value: 'hongKong', label: 'Hong Kong SAR' },
      { value: 'mainland', label: 'Mainland China' },
      { value: 'macau', label: 'Macau SAR' },
      { value: 'elsewhere', label: 'Another country or region' },
    ],
    error: 'Choose where the number is from, so that we know which code to dial.',
  },
};

export const Narrow: Story = {
  args: LongEnglish.args,
  decorators: [narrow],
};
