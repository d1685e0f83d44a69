import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PasswordField, type PasswordFieldProps } from './PasswordField.js';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: '密碼',
    name: 'password',
    value: 'openingnight',
    onChange: () => {},
    showLabel: '顯示',
    hideLabel: '隱藏',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewPassword: Story = {
  args: { label: '新密碼', autoComplete: 'new-password', value: '', hint: '8 至 20 個字元。' },
};

export const Failed: Story = {
  name: 'Error',
  args: { label: '新密碼', value: 'opening', hint: '8 至 20 個字元。', error: '請輸入 8 至 20 個字元的密碼。' },
};

export const Disabled: Story = { args: { disabled: true } };
