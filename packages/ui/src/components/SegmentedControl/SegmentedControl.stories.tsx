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
    label: '稱謂',
    name: 'title',
    value: 'miss',
    onChange: () => {},
    options: [
      { value: 'mr', label: '先生' },
      { value: 'miss', label: '小姐' },
      { value: 'mrs', label: '太太' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: '', mark: '（選填）' } };

export const WithHint: Story = {
  args: {
    label: '姓名格式',
    name: 'nameFormat',
    value: 'split',
    options: [
      { value: 'full', label: '全名' },
      { value: 'split', label: '名字及姓氏' },
    ],
    hint: '與信用卡上的寫法相同。',
  },
};

export const WithIcons: Story = {
  args: {
    label: '版面',
    name: 'layout',
    value: 'comfortable',
    options: [
      { value: 'comfortable', label: '海報', icon: squaresFourIcon },
      { value: 'optimized', label: '清單', icon: listIcon },
    ],
  },
};

export const OneUnavailable: Story = {
  args: {
    label: '電話號碼來自',
    name: 'phoneFrom',
    value: 'hongKong',
    options: [
      { value: 'hongKong', label: '香港' },
      { value: 'macau', label: '澳門' },
      { value: 'elsewhere', label: '其他國家及地區', disabled: true },
    ],
    hint: '其他國家及地區的號碼暫時未能接收短訊。',
  },
};

export const Failed: Story = { name: 'Error', args: { value: '', error: '請選擇稱謂。' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true, hint: '如要更改稱謂，請聯絡客戶服務。' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongChinese: Story = {
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
