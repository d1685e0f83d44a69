import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { Switch, type SwitchProps } from './Switch.js';

function Controlled(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: {
    label: 'Email me when the waitlist has seats for me',
    name: 'matchedEmail',
    checked: false,
    onChange: () => {},
    onLabel: 'On',
    offLabel: 'Off',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = { args: { checked: true, hint: 'One email for each match, to hoiching@example.com.' } };

export const Busy: Story = { args: { checked: true, busy: true, busyLabel: 'Saving' } };

export const Failed: Story = {
  name: 'Error',
  args: {
    hint: 'One email for each match.',
    error: 'The system did not answer, and the setting is unchanged. Try again.',
  },
};

export const Disabled: Story = { args: { checked: true, disabled: true, hint: 'Add an email to your profile first.' } };

export const DisabledOff: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { checked: true, readOnly: true, hint: 'It cannot be changed during maintenance (00:00–02:00).' },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    ...zhHant.Switch,
    checked: true,
    label: '我的候補心願單有任何一項編配成功、或者保留時限只剩下一小時的時候，請同時以電郵和短訊通知我',
    hint: '短訊只會寄到香港的流動電話號碼；在外地漫遊時，網絡供應商可能收費。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Tell me by email as soon as seats on my wish list have been matched, at any hour of the day or night',
    onLabel: 'Switched on',
    offLabel: 'Switched off',
    error: 'The system did not answer, and nothing was changed. Your earlier choice still stands. Try again.',
  },
};

export const Narrow: Story = {
  args: { checked: true, hint: 'One email for each match, to hoiching@example.com.' },
  decorators: [narrow],
};
