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
    label: 'Hong Kong Island',
    options: [
      { value: 'cw', label: 'Central and Western', description: '3 box offices' },
      { value: 'wc', label: 'Wan Chai', description: '4 box offices' },
      { value: 'east', label: 'Eastern', description: '2 box offices' },
    ],
  },
  {
    label: 'Kowloon',
    options: [
      { value: 'ytm', label: 'Yau Tsim Mong', description: '5 box offices' },
      { value: 'kc', label: 'Kowloon City', description: '2 box offices' },
      { value: 'kt', label: 'Kwun Tong', description: 'No box office yet', disabled: true },
    ],
  },
  {
    label: 'New Territories',
    options: [
      { value: 'st', label: 'Sha Tin', description: '2 box offices' },
      { value: 'tp', label: 'Tai Po', description: '1 box office' },
    ],
  },
];

const meta = {
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  args: {
    label: 'Region',
    name: 'district',
    value: '',
    onChange: () => {},
    options: districts,
    openLabel: 'Show all districts',
    noMatchLabel: 'No district matches what you typed',
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
  await userEvent.click(await screen.findByRole('button', { name: /Show|顯示/ }));
  await expect(await screen.findByRole('listbox')).toBeVisible();
};

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'st' } };

export const WithHint: Story = { args: { hint: 'Type the name of a district, or press the arrow to see all.' } };

export const Open: Story = { args: { value: 'kc' }, play: openAll };

export const Filtered: Story = { play: type('Kowloon') };

export const NoMatch: Story = { play: type('Macau') };

export const Failed: Story = { name: 'Error', args: { error: 'Choose a district.' } };

export const Disabled: Story = { args: { value: 'st', disabled: true } };

export const ReadOnly: Story = { args: { value: 'st', readOnly: true, hint: 'The place of collection is final.' } };

export const Busy: Story = { args: { options: [], busy: true, busyLabel: 'Loading districts' } };

export const BusyOpen: Story = { args: Busy.args, play: openAll };

export const InDialog: Story = {
  render: (args) => (
    <Dialog
      open
      onOpenChange={() => {}}
      title="Change the place of collection"
      description="You can change it until two hours before the start."
      actions={<Button>Keep the old place</Button>}
    >
      <Controlled {...args} />
    </Dialog>
  ),
  play: type('Zone'),
};

export const InSheet: Story = {
  render: (args) => (
    <Sheet open onOpenChange={() => {}} title="Filters" closeLabel="Close">
      <Controlled {...args} />
    </Sheet>
  ),
  play: type('Zone'),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    openLabel: '顯示所有地區',
    noMatchLabel: '沒有地區符合你輸入的文字',
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
  args: { value: 'ytm', error: 'The box offices of this district are closed today. Choose another one.' },
  decorators: [narrow],
};
