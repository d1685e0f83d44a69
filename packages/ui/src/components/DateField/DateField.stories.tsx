import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { DateField, type DateFieldProps } from './index.js';

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: {
    label: 'Date of birth',
    name: 'birthday',
    value: '1988-03-09',
    onChange: () => {},
    locale: 'en-HK',
    today: '2026-11-20',
    autoComplete: 'bday',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '', mark: '(optional)' } };

/** A hint with an example. */
export const Birthday: Story = {
  args: { hint: 'For example 9 March 1988. Used only to verify age concessions.' },
};

export const Failed: Story = {
  name: 'Error',
  args: { value: '1988-02-30', error: 'This cannot be a date of birth. Check the year, the month and the day.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    locale: 'zh-HK',
    label: '持票人的出生日期（入場時須出示附有照片及出生日期的身份證明文件）',
    value: '',
    hint: '請按身份證明文件填寫年、月、日。只用於核對長者及學生優惠的年齡。',
    error: '請輸入完整日期：年、月、日各一格。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Date of birth of the person who will use this concession ticket',
    hint: 'Day, month and year, as on the identity document that is shown at the entrance.',
    error: 'This cannot be a date of birth. Check the year, the month and the day.',
  },
};

export const Narrow: Story = { args: LongEnglish.args, decorators: [narrow] };
