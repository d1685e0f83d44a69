import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { Sheet } from '../Sheet/index.js';
import { ComboBox, type ComboBoxProps } from './ComboBox.js';

function Controlled(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return <ComboBox {...props} value={value} onChange={setValue} />;
}

const districts = [
  {
    label: '港島',
    options: [
      { value: 'cw', label: '中西區', description: '售票處 3 個' },
      { value: 'wc', label: '灣仔區', description: '售票處 4 個' },
      { value: 'east', label: '東區', description: '售票處 2 個' },
    ],
  },
  {
    label: '九龍',
    options: [
      { value: 'ytm', label: '油尖旺區', description: '售票處 5 個' },
      { value: 'kc', label: '九龍城區', description: '售票處 2 個' },
      { value: 'kt', label: '觀塘區', description: '暫時沒有售票處', disabled: true },
    ],
  },
  {
    label: '新界',
    options: [
      { value: 'st', label: '沙田區', description: '售票處 2 個' },
      { value: 'tp', label: '大埔區', description: '售票處 1 個' },
    ],
  },
];

const meta = {
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  args: {
    label: '地區',
    name: 'district',
    value: '',
    onChange: () => {},
    options: districts,
    openLabel: '顯示所有地區',
    noMatchLabel: '沒有地區符合你輸入的字',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const type =
  (words: string): Play =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), words);
    await expect(await screen.findByRole('listbox')).toBeVisible();
  };

const openAll: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /顯示|Show/ }));
  await expect(await screen.findByRole('listbox')).toBeVisible();
};

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'st' } };

export const WithHint: Story = { args: { hint: '輸入地區的名稱，或按箭嘴看全部。' } };

export const Open: Story = { args: { value: 'kc' }, play: openAll };

export const Filtered: Story = { play: type('九龍') };

export const NoMatch: Story = { play: type('澳門') };

export const Failed: Story = { name: 'Error', args: { error: '請選擇地區。' } };

export const Disabled: Story = { args: { value: 'st', disabled: true } };

export const ReadOnly: Story = { args: { value: 'st', readOnly: true, hint: '取票地點已經確定。' } };

export const Busy: Story = { args: { options: [], busy: true, busyLabel: '正在載入地區' } };

export const BusyOpen: Story = { args: Busy.args, play: openAll };

export const InDialog: Story = {
  render: (args) => (
    <Dialog
      open
      onOpenChange={() => {}}
      title="更改取票地點"
      description="開場前兩小時可以更改。"
      actions={<Button>保留原地點</Button>}
    >
      <Controlled {...args} />
    </Dialog>
  ),
  play: type('區'),
};

export const InSheet: Story = {
  render: (args) => (
    <Sheet open onOpenChange={() => {}} title="篩選" closeLabel="關閉">
      <Controlled {...args} />
    </Sheet>
  ),
  play: type('區'),
};

export const LongChinese: Story = {
  args: {
    label: '你希望在哪一個地區的售票處領取門票，而該售票處須在演出前一日的辦公時間內仍然開放',
    options: [
      {
        value: 'a',
        label: '鰂魚涌英皇道及太古城一帶（包括西灣河、筲箕灣及柴灣的所有屋苑）',
        description: '英皇道 1001 號地下，星期一至五 10:00–19:00，公眾假期休息；須帶備身份證明文件。',
      },
    ],
  },
  play: openAll,
};

export const LongEnglish: Story = {
  args: {
    label: 'In which district would you like to collect the tickets on the day before the show?',
    value: 'a',
    hint: 'Type the name of a district, or press the arrow to see all of them in their regions.',
    error: 'Choose another district: its box office is closed on the day before the show.',
    openLabel: 'Show all districts',
    noMatchLabel: 'No district has what you typed in its name',
    options: [{ value: 'a', label: 'Central and Western, including the Mid-Levels', description: 'Three box offices' }],
  },
};

export const Narrow: Story = {
  args: { value: 'ytm', error: '這個地區的售票處今日休息，請選擇另一個。' },
  decorators: [narrow],
};
