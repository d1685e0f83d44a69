import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.js';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: '查詢關於甚麼',
    name: 'subject',
    value: 'refund',
    onChange: () => {},
    options: [
      { value: 'ticket', label: '門票與取票' },
      { value: 'refund', label: '退款與改期' },
      { value: 'account', label: '帳戶與登入' },
      { value: 'access', label: '輪椅座位與無障礙安排' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: '選最接近的一項，查詢會直接送到負責的同事。' } };

const collection = [
  { value: 'kiosk', label: '取票機', description: '24 小時，憑信用卡領取。' },
  { value: 'counter', label: '預約到售票處領取', description: '西九龍，星期一至五 10:00–19:00。' },
  { value: 'courier', label: '速遞', description: '須於演出前七日訂購，此場次已截止。', disabled: true },
];

export const Described: Story = {
  args: { label: '取票方式', name: 'collection', value: 'kiosk', options: collection },
};

export const NothingChosen: Story = { args: { value: '', mark: '（選填）' } };

export const Failed: Story = { name: 'Error', args: { value: '', error: '請選擇查詢的類別。' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true, hint: '查詢已經提交，類別不能再改。' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongChinese: Story = {
  args: {
    label: '如果你所選的座位在付款期間已由其他人購得，你希望我們怎樣處理這筆訂單餘下的座位？',
    value: 'rest',
    options: [
      { value: 'rest', label: '照樣購買餘下的座位，即使它們不再相連，同行的人可能要分開坐在不同的行。' },
      {
        value: 'none',
        label: '整筆訂單取消，不收取任何費用。',
        description: '座位即時不再保留，排在你後面的人可以購買；你要重新排隊才可以再選座位。',
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'What should happen to the other seats when one of them is gone before you have paid?',
    value: 'rest',
    error: 'Choose what should happen, so that nobody sits apart from their company without having agreed to it.',
    options: [
      { value: 'rest', label: 'Buy the seats that are left, although they may no longer be next to each other' },
      {
        value: 'none',
        label: 'Cancel the whole order',
        description: 'Nothing is charged. The seats are released at once and you would have to queue again.',
      },
    ],
  },
};

export const Narrow: Story = {
  args: Described.args,
  decorators: [narrow],
};
