import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.js';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: '會員姓名', name: 'memberName', value: '陳海晴', onChange: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: '須與信用卡上的姓名相同。' } };

export const Optional: Story = { args: { label: '性別', name: 'gender', value: '', mark: '（選填）' } };

export const Failed: Story = {
  name: 'Error',
  args: {
    label: '確認電郵',
    name: 'confirmEmail',
    type: 'email',
    value: 'hoiching@exmaple.com',
    hint: '啟動連結會寄到這個地址。',
    error: '與上面的電郵不同，請檢查「exmaple」。',
  },
};

export const Disabled: Story = { args: { disabled: true, hint: '如要更改姓名，請聯絡客戶服務。' } };

export const SeveralLines: Story = {
  args: { label: '查詢內容', name: 'message', rows: 5, value: '請問十一月二十日的場次可否改為速遞門票？' },
};

export const LongEnglish: Story = {
  args: {
    label: 'Name as printed on the card that you will show at the door',
    value: 'Chan Hoi-ching',
    hint: 'Letters, spaces, hyphens and apostrophes. At most 40 characters.',
    error: 'Enter the name in English letters, as it is embossed or printed on the front of the card.',
  },
};
