import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { TextButton } from '../Button/index.js';
import { TextField, type TextFieldProps } from './TextField.js';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Member’s name', name: 'memberName', value: 'Chan Hoi-ching', onChange: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'As on your credit card.' } };

export const Unit: Story = {
  args: { label: 'Donation in Hong Kong dollars', before: 'HK$', inputMode: 'numeric', value: '50' },
};

export const Optional: Story = { args: { label: 'Gender', name: 'gender', value: '', mark: '(optional)' } };

export const Failed: Story = {
  name: 'Error',
  args: {
    label: 'Confirm the email',
    name: 'confirmEmail',
    type: 'email',
    value: 'hoiching@exmaple.com',
    hint: 'The activation link is sent to this address.',
    error: 'It differs from the email above. Check “exmaple”.',
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Call customer service to change the name.' } };

/** Decided elsewhere: selectable, with a rule instead of a box. */
export const ReadOnly: Story = {
  args: {
    label: 'Login name',
    name: 'loginId',
    value: 'hoiching',
    readOnly: true,
    hint: 'The login name cannot be changed.',
  },
};

export const WithButton: Story = {
  args: {
    label: 'Discount code',
    name: 'promotion',
    value: 'GONG2026',
    after: <TextButton>Use</TextButton>,
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '會員姓名，須與實名制節目入場時出示的身份證明文件完全相同',
    value: '歐陽陳海晴',
    hint: '入場時職員會核對購票會員的姓名與證件，姓名不符者不得入場，票款亦不退還；同行者須與購票會員一同入場。',
    error: '姓名與會員資料不同。請更改這裡的姓名，或者先在會員資料更新姓名，再返回這一頁。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Name as printed on the card that you will show at the door',
    value: 'Chan Hoi-ching',
    hint: 'Letters, spaces, hyphens and apostrophes. At most 40 characters.',
    error: 'Enter the name in English letters, as it is embossed or printed on the front of the card.',
  },
};

export const Narrow: Story = {
  args: { hint: 'As on your credit card.', error: 'Enter your name.', mark: '(optional)' },
  decorators: [narrow],
};
