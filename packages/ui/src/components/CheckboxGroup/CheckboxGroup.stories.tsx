import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.js';

function Controlled(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return <CheckboxGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'What you would like to hear about',
    name: 'notices',
    value: ['sales'],
    onChange: () => {},
    options: [
      { value: 'sales', label: 'New events on sale' },
      { value: 'changes', label: 'Changes of your performances' },
      { value: 'points', label: 'Points that you earned' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'One message a day at most.' } };

export const Described: Story = {
  args: {
    label: 'Where the seats may be',
    value: ['stalls'],
    options: [
      { value: 'stalls', label: 'Stalls', description: 'From HK$480.' },
      { value: 'circle', label: 'Circle', description: 'From HK$280. No lift.' },
      { value: 'box', label: 'Boxes', description: 'All boxes are sold.', disabled: true },
    ],
  },
};

export const NothingChosen: Story = { args: { value: [], mark: '(optional)' } };

export const Failed: Story = { name: 'Error', args: { value: [], error: 'Choose at least one.' } };

export const FailedChosen: Story = { args: { error: 'Choose at least two.' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true, hint: 'Your school has chosen for you.' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '如節目改期或取消，你希望我們透過哪些方式通知你和與你同行的人？',
    value: ['mail'],
    options: [
      { value: 'mail', label: '以電郵通知所有已登記的同行者，包括未滿十八歲的會員的家長或監護人。' },
      {
        value: 'sms',
        label: '以手機短訊通知',
        description: '只適用於香港、澳門及內地的流動電話號碼，其他地區的號碼未必可以收到短訊。',
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'How would you like to be told when a performance is moved to another day or cancelled?',
    value: ['mail'],
    error: 'Choose at least one way, because a cancelled performance may be announced on the same day.',
    options: [
      { value: 'mail', label: 'By email to everybody who comes with you and has registered an address with us' },
      {
        value: 'sms',
        label: 'By text message',
        description: 'Only to numbers of Hong Kong, Macao and the Mainland; other networks may not deliver it.',
      },
    ],
  },
};

export const Narrow: Story = { args: Described.args, decorators: [narrow] };
