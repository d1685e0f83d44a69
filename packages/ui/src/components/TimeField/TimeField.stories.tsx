import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { TimeField, type TimeFieldProps } from './TimeField.js';

function Controlled(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TimeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/TimeField',
  component: TimeField,
  args: { label: 'Time of collection', name: 'time', value: '19:30', onChange: () => {}, locale: 'en-HK' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 24 hours, as on tickets. */
export const Hours24: Story = { args: { hourCycle: 24 } };

export const Empty: Story = { args: { value: '', mark: '(optional)' } };

export const Failed: Story = {
  name: 'Error',
  args: {
    hint: 'From 10:00 to 19:00.',
    hourCycle: 24,
    error: 'The box office has closed by then. Choose an earlier time.',
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Choose a day first.' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '到售票處領取門票的時間（領票人須帶同付款所用的信用卡及身份證明文件）',
    locale: 'zh-HK',
    hint: '售票處星期一至五 10:00 至 19:00 辦公，公眾假期休息。',
    error: '售票處在這個時間已經關門。請選擇較早的時間，或者改選速遞。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Time of collecting the tickets at the box office',
    hint: 'Monday to Friday from 10:00 to 19:00, except public holidays.',
    error: 'The box office has closed by then. Choose an earlier time, or have the tickets delivered.',
  },
};

export const Narrow: Story = { args: { ...LongEnglish.args }, decorators: [narrow] };
