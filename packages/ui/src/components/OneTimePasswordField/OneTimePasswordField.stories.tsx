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
    label: '一次性密碼',
    name: 'oneTimePassword',
    value: '4082',
    hint: '可以一次貼上六個數字。',
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

/** The field removes the spaces of an email. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '一次性密碼' });
    await userEvent.click(field);
    await userEvent.paste(' 408 215 ');
    await expect(field).toHaveValue('408215');
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { value: '408216', error: '一次性密碼不正確。請核對電郵內的六個數字。' },
};

export const Disabled: Story = { args: { value: '408215', disabled: true } };

const help = {
  fieldId: 'oneTimePassword',
  resendLabel: '重新寄出',
  onResend: () => {},
  busyLabel: '寄出中',
  readyMessage: '可以重新寄出一次性密碼。',
  title: '未收到？',
  remedies: [
    '查看垃圾郵件匣及推廣郵件匣。',
    '核對以上電郵地址有沒有錯字。',
    '部分公司電郵會延遲數分鐘。以最新寄出的密碼為準。',
    <span key="password">
      請求過多時，請稍候再試，或者<Link href="#password">以密碼登入</Link>。
    </span>,
  ],
};

/** The form under "Enter the six digits": the next step is between the field and the help for a missing email. */
export const WithHelp: Story = {
  render: (args) => (
    <div className={form}>
      <Controlled {...args} />
      <Button variant="buy" size="large" block>
        登入
      </Button>
      <OneTimePasswordHelp {...help} resendIn="0:47 後可重新寄出" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('未收到？'));
    await expect(canvas.getByText(/垃圾郵件匣/)).toBeVisible();
  },
};

export const CanResend: Story = { render: () => <OneTimePasswordHelp {...help} /> };

export const Busy: Story = { render: () => <OneTimePasswordHelp {...help} busy /> };

export const LongChinese: Story = {
  args: {
    label: '請輸入剛剛寄往你登記電郵地址的六位數字一次性密碼',
    hint: '密碼由寄出起計十五分鐘內有效；每次重新寄出後，之前的密碼即時失效。可以一次貼上六個數字。',
    error: '一次性密碼不正確，或者已經使用過。請核對最新一封電郵內的六個數字，或者重新寄出一次。',
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
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
      <OneTimePasswordHelp {...help} resendIn="0:47 後可重新寄出" />
    </div>
  ),
  decorators: [narrow],
};
