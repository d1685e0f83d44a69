import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Link } from '../Link/index.js';
import { OneTimePasswordField, type OneTimePasswordFieldProps } from './OneTimePasswordField.js';
import { form } from './OneTimePasswordField.stories.css.js';
import { OneTimePasswordHelp } from './OneTimePasswordHelp.js';

function Controlled(props: OneTimePasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <OneTimePasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/OneTimePasswordField',
  component: OneTimePasswordField,
  args: {
    label: 'One-time password',
    name: 'oneTimePassword',
    value: '4082',
    hint: 'You can paste all six digits at once.',
    onChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OneTimePasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Complete: Story = { args: { value: '408215' } };

/** Removes the spaces of a pasted email. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time password' });
    await userEvent.click(field);
    await userEvent.paste(' 408 215 ');
    await expect(field).toHaveValue('408215');
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { value: '408216', error: 'The one-time password is wrong. Check the six digits in the email.' },
};

export const Disabled: Story = { args: { value: '408215', disabled: true } };

const help = {
  fieldId: 'oneTimePassword',
  resendLabel: 'Send again',
  onResend: () => {},
  busyLabel: 'Sending',
  readyMessage: 'The one-time password can be sent again.',
  title: 'Not received?',
  remedies: [
    'Look into the folders for spam and promotions.',
    'Check the email address above for mistakes.',
    'Some company mail is a few minutes late. The newest password counts.',
    <span key="password">
      After too many requests, wait a little, or <Link href="#password">Log in with your password</Link>.
    </span>,
  ],
};

/** The main action is between the field and the help. */
export const WithHelp: Story = {
  render: (args) => (
    <div className={form}>
      <Controlled {...args} />
      <Button variant="buy" size="large" block>
        Log in
      </Button>
      <OneTimePasswordHelp {...help} resendIn="You can send it again in 0:47" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Not received?'));
    await expect(canvas.getByText(/folders for spam/)).toBeVisible();
  },
};

export const CanResend: Story = { render: () => <OneTimePasswordHelp {...help} /> };

export const Busy: Story = { render: () => <OneTimePasswordHelp {...help} busy /> };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '請輸入剛剛寄往你登記電郵地址的六位數字一次性密碼',
    hint: '密碼由寄出起計十五分鐘內有效；每次重新寄出後，之前的密碼即時失效。可以一次貼上六個數字。',
    error: '一次性密碼不正確，或者已經使用過。請核對最新一封電郵內的六個數字，或者重新寄出一次。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'The one-time password that has just been sent to the email address of your account',
    hint: 'You can paste all six digits at once. Valid for 15 minutes; only the newest password counts.',
    error: 'This one-time password is no longer valid. Ask for a new one, and use the digits of the newest email.',
  },
};

export const Narrow: Story = {
  args: { value: '408215' },
  render: (args) => (
    <div className={form}>
      <Controlled {...args} />
      <OneTimePasswordHelp {...help} resendIn="You can send it again in 0:47" />
    </div>
  ),
  decorators: [narrow],
};
