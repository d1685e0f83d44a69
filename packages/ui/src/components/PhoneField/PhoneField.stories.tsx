import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { PhoneField, type PhoneFieldProps } from './PhoneField.js';

function Controlled(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    name: 'mobile',
    value: { areaCode: '', number: '9123 4567' },
    onChange: () => {},
    areaCodes: [
      { value: '', label: 'Hong Kong' },
      { value: '853', label: '+853 Macau' },
      { value: '86', label: '+86 Mainland China' },
      { value: '44', label: '+44 United Kingdom' },
    ],
    areaCodeLabel: 'Region',
    numberLabel: 'Number',
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Overseas: Story = {
  args: { hint: 'We send notices about collection and changes to this number.' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.selectOptions(area, '+44 United Kingdom');
    await expect(area).toHaveValue('44');
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('9123 4567');
  },
};

export const Optional: Story = { args: { value: { areaCode: '', number: '' }, mark: '(optional)' } };

export const Failed: Story = {
  name: 'Error',
  args: {
    value: { areaCode: '', number: '91-abc' },
    error: 'This number cannot be called. Use digits; spaces, hyphens and brackets are fine.',
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Call customer service to change it.' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    ...zhHant.PhoneField,
    label: '收件人的聯絡電話，速遞員會在派送當日致電',
    value: { areaCode: '1684', number: '633 1234 5678 90' },
    areaCodes: [{ value: '1684', label: '+1684 美屬薩摩亞及鄰近太平洋島嶼' }],
    hint: '請填寫派送當日可以接聽的號碼。速遞員最多致電兩次，無人接聽即退回售票處保管。',
    error: '這個電話號碼太長，請核對每個數字。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Mobile number at which the courier may reach you on the day of delivery',
    value: { areaCode: '1784', number: '455 1234 5678' },
    areaCodes: [{ value: '1784', label: '+1784 Saint Vincent and the Grenadines' }],
    areaCodeLabel: 'Where the number is from',
    numberLabel: 'Number without the area code',
    error: 'This phone number is too long. Check its digits.',
  },
};

export const Narrow: Story = {
  args: { error: 'Enter a telephone number.' },
  decorators: [narrow],
};
