import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { TextArea, type TextAreaProps } from './TextArea.js';

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const enquiry = '請問十一月二十日《百花亭夜宴》的門票可否改為速遞？訂單在上星期六付款，電子收據已收到。';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: '查詢內容', name: 'enquiry', value: enquiry, onChange: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const metered = {
  hint: '最多 60 字。請勿填寫信用卡號碼。',
  limit: 60,
  countLabel: (left: number) => (left < 0 ? `超出 ${-left} 字` : `尚餘 ${left} 字`),
};

export const WithMeter: Story = { args: metered };

/** A text that is too long is kept, so that its author can choose what to delete. */
export const Over: Story = {
  args: { ...metered, value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '查詢內容' });
    await userEvent.click(field);
    await userEvent.paste(enquiry + enquiry);
    await expect(field).toHaveValue(enquiry + enquiry);
  },
};

export const Optional: Story = { args: { label: '給派送員的話', value: '', mark: '（選填）', rows: 3 } };

export const Failed: Story = {
  name: 'Error',
  args: { ...metered, value: '', error: '請寫下查詢內容。' },
};

export const Disabled: Story = { args: { disabled: true, hint: '上一個查詢未回覆之前，不能再寫。' } };

export const ReadOnly: Story = { args: { readOnly: true, hint: '已於 11 月 18 日寄出。' } };

export const LongChinese: Story = {
  args: {
    label: '請告訴我們發生了甚麼事，例如節目名稱、演出日期、付款方式，以及你希望我們怎樣跟進',
    value: enquiry.repeat(8),
    ...metered,
    error: '查詢內容太長，請刪去一部分，或者分開兩次寄出；我們會把同一個電郵地址的查詢一併處理。',
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    label: 'Tell us what happened: which event, which night, how you paid, and what you would like us to do about it',
    value: 'The tickets for The Whale in the Cage Home on the twentieth have not come. '.repeat(10),
    hint: 'At most 500 characters. Never write the number of a credit card here; nobody at the box office will ask for it.',
    limit: 500,
    countLabel: (left) => `${-left} characters too many`,
    error: 'The enquiry is too long. Take something out, or send it in two parts.',
  },
};

export const Narrow: Story = {
  args: { ...metered, error: '查詢內容太長，請刪去一部分。', limit: 30 },
  decorators: [narrow],
};
