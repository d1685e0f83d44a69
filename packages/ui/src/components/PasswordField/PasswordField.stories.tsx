import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { PasswordField, type PasswordFieldProps } from './PasswordField.js';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: 'openingnight',
    onChange: () => {},
    showPasswordLabel: 'Show',
    hidePasswordLabel: 'Hide',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewPassword: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    value: 'ferrypier1881',
    hint: '8 to 20 characters.',
    limit: 20,
  },
};

export const Failed: Story = {
  name: 'Error',
  args: {
    label: 'New password',
    value: 'opening',
    limit: 20,
    error: 'Enter a password of 8 to 20 characters. It has only 7.',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '新密碼，請勿與其他網站的密碼相同',
    hint: '8 至 20 個字元，可用字母、數字、符號和空格。儲存後所有裝置都須重新登入。',
    error: '兩次輸入的密碼不相同。請按「顯示」核對，然後再輸入一次。',
    showPasswordLabel: '顯示密碼',
    hidePasswordLabel: '隱藏密碼',
    limit: 20,
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'New password, not the one that you use elsewhere',
    hint: '8 to 20 characters: letters, digits, signs and spaces. Every device has to log in again afterwards.',
    error: 'The two passwords are not the same. Show both, compare them, and type the second one again.',
    showPasswordLabel: 'Show password',
    hidePasswordLabel: 'Hide password',
    limit: 20,
  },
};

export const Narrow: Story = {
  args: { hint: '8 to 20 characters.', error: 'Enter a password of 8 to 20 characters.', limit: 20 },
  decorators: [narrow],
};
