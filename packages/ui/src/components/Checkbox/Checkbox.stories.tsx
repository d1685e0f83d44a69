import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Checkbox, type CheckboxProps } from './Checkbox.js';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { checked: false, onChange: () => {}, name: 'remember', children: 'Stay logged in on this device' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const CheckedDisabled: Story = { args: { checked: true, disabled: true } };

export const Indeterminate: Story = {
  args: { indeterminate: true, children: 'All performances', hint: 'Two of five.' },
};

export const Failed: Story = {
  name: 'Error',
  args: {
    name: 'terms',
    children: (
      <>
        I have read and accept the <Link href="#terms">terms of use</Link>.
      </>
    ),
    error: 'Read and accept the terms of use.',
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    name: 'final',
    children: '我明白訂單一經確認，即不可更改或退款；並同意主辦機構按場地規定拒絕遲到人士於演出進行期間入場。',
  },
};

export const LongEnglish: Story = {
  args: {
    name: 'final',
    children:
      'I understand that an order that has been confirmed cannot be changed or refunded, and that latecomers may be kept out until a suitable break in the performance.',
    error: 'Read and agree to go on.',
  },
};

export const Narrow: Story = {
  args: {
    children: 'I understand that a confirmed order cannot be changed or refunded.',
    error: 'Read and accept them.',
  },
  decorators: [narrow],
};
