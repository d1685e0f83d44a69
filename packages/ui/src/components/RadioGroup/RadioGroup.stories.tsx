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
    label: 'What your question is about',
    name: 'subject',
    value: 'refund',
    onChange: () => {},
    options: [
      { value: 'ticket', label: 'Tickets and collection' },
      { value: 'refund', label: 'Refunds and new dates' },
      { value: 'account', label: 'Account and login' },
      { value: 'access', label: 'Wheelchair spaces and access' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { hint: 'Choose the closest one. The question goes straight to the people in charge.' },
};

const collection = [
  { value: 'kiosk', label: 'Kiosk', description: '24 hours, with your credit card.' },
  { value: 'counter', label: 'Pick-up by appointment', description: 'West Kowloon, Monday to Friday 10:00–19:00.' },
  {
    value: 'courier',
    label: 'Courier',
    description: 'Order at least seven days before the performance. It is too late for this one.',
    disabled: true,
  },
];

export const Described: Story = {
  args: { label: 'How to get your tickets', name: 'collection', value: 'kiosk', options: collection },
};

export const NothingChosen: Story = { args: { value: '', mark: '(optional)' } };

export const Failed: Story = { name: 'Error', args: { value: '', error: 'Choose what your question is about.' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true, hint: 'The question has been sent and its subject is final.' },
};

export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
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
