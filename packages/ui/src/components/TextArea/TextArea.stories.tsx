import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { TextArea, type TextAreaProps } from './TextArea.js';

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const enquiry =
  'Can the tickets for Night Banquet at Flower Pavilion on 20 November come by courier instead? The order was paid last Saturday, and I have the receipt.';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Your question', name: 'enquiry', value: enquiry, onChange: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const metered = {
  hint: 'At most 60 characters. Do not enter a card number.',
  limit: 60,
  countLabel: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
};

export const WithMeter: Story = { args: metered };

/** Text beyond the limit is kept, so that its author can decide what to delete. */
export const Over: Story = {
  args: { ...metered, value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.click(field);
    await userEvent.paste(enquiry + enquiry);
    await expect(field).toHaveValue(enquiry + enquiry);
  },
};

export const Optional: Story = { args: { label: 'Words for the courier', value: '', mark: '(optional)', rows: 3 } };

export const Failed: Story = {
  name: 'Error',
  args: { ...metered, value: '', error: 'Write your question.' },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'You can write again when the last question is answered.' },
};

export const ReadOnly: Story = { args: { readOnly: true, hint: 'Sent on 18 November.' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '請告訴我們發生了甚麼事，例如節目名稱、演出日期、付款方式，以及你希望我們怎樣跟進',
    value: '我在十一月二十一日買了三張門票，電郵一直未收到，請協助查詢。'.repeat(8),
    ...metered,
    hint: '最多 60 字。請勿填寫信用卡號碼。',
    countLabel: (left: number) => (left < 0 ? `超出 ${-left} 字` : `尚可輸入 ${left} 字`),
    error: '查詢內容太長，請刪去一部分，或者分開兩次寄出；我們會把同一個電郵地址的查詢一併處理。',
  },
};

export const LongEnglish: Story = {
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
  args: { ...metered, error: 'Your question is too long. Remove a part of it.', limit: 30 },
  decorators: [narrow],
};
