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
    label: '區域',
    name: 'area',
    value: 'island',
    onChange: () => {},
    placeholder: '請選擇區域',
    emptyLabel: '沒有可以選擇的區域',
    options: [
      { value: 'island', label: '港島' },
      { value: 'kowloon', label: '九龍' },
      { value: 'newTerritories', label: '新界' },
      { value: 'outlying', label: '離島' },
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

export const NothingChosen: Story = { args: { value: '', mark: '（選填）' } };

export const WithHint: Story = { args: { hint: '只用於速遞門票。' } };

export const Open: Story = { play: open };

const venues = [
  {
    label: '九龍',
    options: [
      { value: 'coliseum', label: '香港體育館', description: '油尖旺，12,500 座位' },
      { value: 'arena', label: '啟德體藝館', description: '九龍城，10,000 座位' },
      { value: 'koShan', label: '高山劇場', description: '維修至十二月，暫停開放', disabled: true },
    ],
  },
  {
    label: '港島',
    options: [
      { value: 'cityHall', label: '香港大會堂音樂廳', description: '中西區，1,430 座位' },
      { value: 'lyric', label: '演藝學院歌劇院', description: '灣仔，1,181 座位' },
    ],
  },
];

/** Groups, second lines, and an option that cannot be chosen. */
export const Groups: Story = {
  args: { label: '場地', name: 'venue', value: 'arena', placeholder: '請選擇場地', options: venues },
  play: open,
};

export const Failed: Story = { name: 'Error', args: { value: '', error: '請選擇區域。' } };

export const Disabled: Story = { args: { value: '', placeholder: '先選擇國家或地區', disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true, hint: '如要更改地址，請聯絡客戶服務。' } };

export const Busy: Story = { args: { value: '', options: [], busy: true, busyLabel: '正在載入區域' } };

export const BusyOpen: Story = { args: Busy.args, play: open };

export const Empty: Story = { args: { value: '', options: [] }, play: open };

export const InDialog: Story = {
  render: (args) => (
    <Dialog
      open
      onOpenChange={() => {}}
      title="更改送遞地址"
      description="門票未寄出前可以更改一次。"
      actions={<Button>保留原地址</Button>}
    >
      <Controlled {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /區域/ }));
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

export const InSheet: Story = {
  render: (args) => (
    <Sheet open onOpenChange={() => {}} title="篩選" closeLabel="關閉">
      <Controlled {...args} />
    </Sheet>
  ),
  play: InDialog.play,
};

export const LongChinese: Story = {
  args: {
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
  args: { value: '', error: '請選擇區域。' },
  decorators: [narrow],
};
