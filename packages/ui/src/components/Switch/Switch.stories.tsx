import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { Switch, type SwitchProps } from './Switch.js';

function Controlled(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: {
    label: '候補編配成功時以電郵通知我',
    name: 'matchedEmail',
    checked: false,
    onChange: () => {},
    onLabel: '開',
    offLabel: '關',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = { args: { checked: true, hint: '每次編配一封，寄到 hoiching@example.com。' } };

export const Busy: Story = { args: { checked: true, busy: true, busyLabel: '儲存中' } };

export const Failed: Story = {
  name: 'Error',
  args: { hint: '每次編配一封。', error: '系統沒有回應，設定沒有更改。請再試一次。' },
};

export const Disabled: Story = { args: { checked: true, disabled: true, hint: '先在會員資料填寫電郵，才可以開啟。' } };

export const DisabledOff: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { checked: true, readOnly: true, hint: '維護期間（00:00–02:00）不能更改。' } };

export const LongChinese: Story = {
  args: {
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
  args: { checked: true, hint: '每次編配一封，寄到 hoiching@example.com。' },
  decorators: [narrow],
};
