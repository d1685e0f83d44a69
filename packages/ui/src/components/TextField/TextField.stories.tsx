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

/** A fact that is decided elsewhere. It can be selected and copied, and has a rule instead of a box. */
export const ReadOnly: Story = {
  args: { label: '登入名稱', name: 'loginId', value: 'hoiching', readOnly: true, hint: '登入名稱不能更改。' },
};

export const WithButton: Story = {
  args: {
    label: '優惠碼',
    name: 'promotion',
    value: 'GONG2026',
    after: <TextButton>使用</TextButton>,
  },
};

export const LongChinese: Story = {
  args: {
    label: '會員姓名，須與實名制節目入場時出示的身份證明文件完全相同',
    value: '歐陽陳海晴',
    hint: '入場時職員會核對購票會員的姓名與證件，姓名不符者不得入場，票款亦不退還；同行者須與購票會員一同入場。',
    error: '姓名與會員資料不同。請更改這裡的姓名，或者先在會員資料更新姓名，再返回這一頁。',
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    label: 'Name as printed on the card that you will show at the door',
    value: 'Chan Hoi-ching',
    hint: 'Letters, spaces, hyphens and apostrophes. At most 40 characters.',
    error: 'Enter the name in English letters, as it is embossed or printed on the front of the card.',
  },
};

export const Narrow: Story = {
  args: { hint: '須與信用卡上的姓名相同。', error: '請填寫姓名。', mark: '（選填）' },
  decorators: [narrow],
};
