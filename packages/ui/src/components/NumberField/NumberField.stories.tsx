import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { NumberField, type NumberFieldProps } from './NumberField.js';

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const hkd = { style: 'currency', currency: 'HKD', maximumFractionDigits: 2 } as const;

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: {
    label: 'Amount of the voucher',
    name: 'amount',
    value: 1250.5,
    onChange: () => {},
    min: 0,
    step: 50,
    formatOptions: hkd,
    locale: 'en-HK',
    decreaseLabel: 'Decrease',
    increaseLabel: 'Increase',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null, mark: '(optional)' } };

export const Unit: Story = {
  args: {
    label: 'Distance',
    value: 3,
    step: 1,
    formatOptions: { style: 'unit', unit: 'kilometer', unitDisplay: 'long' },
  },
};

export const Percent: Story = {
  args: { label: 'Discount', value: 0.15, max: 1, step: 0.05, formatOptions: { style: 'percent' } },
};

/** The plus button has come to its end. */
export const AtMost: Story = { args: { value: 5000, max: 5000, hint: 'At most HK$5,000.' } };

export const Failed: Story = {
  name: 'Error',
  args: { value: 8000, max: 5000, hint: 'At most HK$5,000.', error: 'A voucher has at most HK$5,000.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '贈券面額（可用於購買任何節目的門票，不能兌換現金）',
    locale: 'zh-HK',
    decreaseLabel: '減少',
    increaseLabel: '增加',
    hint: '每張贈券面額由 HK$100 至 HK$5,000，以 HK$50 為單位，發出後一年內有效。',
    value: 12345.5,
    error: '面額最多為 HK$5,000。請輸入較小的數目，或者分為多張贈券。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Amount of the voucher, which pays for tickets of any event and is not exchanged for money',
    hint: 'From HK$100 to HK$5,000 in steps of HK$50. A voucher is valid for a year.',
    value: 12345.5,
    error: 'A voucher has at most HK$5,000. Enter a smaller amount, or give several vouchers.',
  },
};

export const Narrow: Story = { args: { ...LongEnglish.args }, decorators: [narrow] };
