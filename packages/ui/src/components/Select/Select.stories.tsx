import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { Sheet } from '../Sheet/index.js';
import { Select, type SelectProps } from './Select.js';

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Area',
    name: 'area',
    value: 'island',
    onChange: () => {},
    placeholder: 'Choose an area',
    emptyLabel: 'There is no area to choose',
    options: [
      { value: 'island', label: 'Hong Kong Island' },
      { value: 'kowloon', label: 'Kowloon' },
      { value: 'newTerritories', label: 'New Territories' },
      { value: 'outlying', label: 'Islands' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await screen.findByRole('listbox')).toBeVisible();
};

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: '', mark: '(optional)' } };

export const WithHint: Story = { args: { hint: 'Used for tickets by courier only.' } };

export const Open: Story = { play: open };

const venues = [
  {
    label: 'Kowloon',
    options: [
      { value: 'coliseum', label: 'Hong Kong Coliseum', description: 'Yau Tsim Mong, 12,500 seats' },
      { value: 'arena', label: 'Kai Tak Arena', description: 'Kowloon City, 10,000 seats' },
      { value: 'koShan', label: 'Ko Shan Theatre', description: 'Closed for repairs until December', disabled: true },
    ],
  },
  {
    label: 'Hong Kong Island',
    options: [
      { value: 'cityHall', label: 'City Hall Concert Hall', description: 'Central and Western, 1,430 seats' },
      { value: 'lyric', label: 'Academy Lyric Theatre', description: 'Wan Chai, 1,181 seats' },
    ],
  },
];

/** Groups, second lines, and a disabled option. */
export const Groups: Story = {
  args: { label: 'Venue', name: 'venue', value: 'arena', placeholder: 'Choose a venue', options: venues },
  play: open,
};

export const Failed: Story = { name: 'Error', args: { value: '', error: 'Choose an area.' } };

export const Disabled: Story = { args: { value: '', placeholder: 'Choose a country or region first', disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true, hint: 'Call customer service to change the address.' } };

export const Busy: Story = { args: { value: '', options: [], busy: true, busyLabel: 'Loading areas' } };

export const BusyOpen: Story = { args: Busy.args, play: open };

export const Empty: Story = { args: { value: '', options: [] }, play: open };

export const InDialog: Story = {
  render: (args) => (
    <Dialog
      open
      onOpenChange={() => {}}
      title="Change the delivery address"
      description="You can change it once before the tickets are sent."
      actions={<Button>Keep the old address</Button>}
    >
      <Controlled {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Area/ }));
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

export const InSheet: Story = {
  render: (args) => (
    <Sheet open onOpenChange={() => {}} title="Filters" closeLabel="Close">
      <Controlled {...args} />
    </Sheet>
  ),
  play: InDialog.play,
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    placeholder: '請選擇取票點',
    emptyLabel: '沒有可選的取票點',
    label: '如果門票未能送達，速遞公司應該把它交回哪一個分區的取票點，由你自行領取',
    value: 'a',
    options: [
      {
        value: 'a',
        label: '鰂魚涌英皇道及太古城一帶（包括西灣河、筲箕灣及柴灣的所有屋苑）',
        description: '英皇道 1001 號地下，星期一至五 10:00–19:00，公眾假期休息；須帶備身份證明文件。',
      },
      { value: 'b', label: '中環及上環', description: '已額滿，請選擇另一個取票點。', disabled: true },
    ],
  },
  play: open,
};

export const LongEnglish: Story = {
  args: {
    label: 'Where should the courier leave the tickets when nobody opens the door?',
    value: 'a',
    hint: 'Only points that are open on the day of delivery are offered.',
    error: 'Choose another point: this one closes before the courier can reach it on that day.',
    options: [
      {
        value: 'a',
        label: 'The neighbourhood theatre centre of North Point and Quarry Bay',
        description: 'Open on weekdays from ten in the morning to seven in the evening',
      },
      { value: 'b', label: 'Central and Sheung Wan' },
    ],
  },
};

export const Narrow: Story = {
  args: { value: '', error: 'Choose an area.' },
  decorators: [narrow],
};
