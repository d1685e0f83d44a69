import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/index.js';
import { SeatSheet } from './SeatSheet.js';

function TicketTypes() {
  const [value, setValue] = useState('standard');
  const options = [
    { value: 'standard', label: 'Standard HK$280' },
    { value: 'student', label: 'Student HK$224' },
    { value: 'senior', label: 'Senior HK$224' },
  ];
  return <SegmentedControl label="Ticket type" name="ticketType" value={value} onChange={setValue} options={options} />;
}

const meta = {
  title: 'Components/Ticketing/SeatSheet',
  component: SeatSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    closeLabel: 'Close',
    title: 'Row F, seat 10',
    seat: { zone: 'B' },
    section: 'M2 Stalls, centre',
    position: 'Zone B, facing the stage, slightly left',
    price: 'HK$280',
    children: <TicketTypes />,
    view: { title: 'View', text: 'Nothing in the way. 3 seats from the aisle.' },
    cancelLabel: 'Cancel',
    selectLabel: 'Choose, HK$280',
    onChange: fn(),
  },
} satisfies Meta<typeof SeatSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose, HK$280' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Chosen: Story = {
  args: {
    seat: { zone: 'B', state: 'selected' },
    children: undefined,
    selectLabel: 'Give up this seat',
  },
};

export const RestrictedView: Story = {
  args: {
    title: 'Row L, seat 2',
    seat: { zone: 'D', restricted: true },
    section: 'L, side',
    position: 'Zone D, behind a pillar',
    price: 'HK$120',
    children: undefined,
    view: { title: 'Restricted view', text: 'A pillar hides a third of the stage at the left.' },
    selectLabel: 'Choose, HK$120',
  },
};

export const LongEnglish: Story = {
  args: {
    closeLabel: 'Close',
    title: 'Section M2, row F, seat 10',
    section: 'Stalls, centre block M2',
    position: 'Zone B, facing the stage, slightly to the left of its middle',
    price: 'HK$1,380',
    children: undefined,
    view: {
      title: 'View',
      text: 'A handrail crosses the lower part of the stage for anyone shorter than 1.5 m. Three seats to the aisle.',
    },
    cancelLabel: 'Cancel',
    selectLabel: 'Select this seat, HK$1,380',
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    closeLabel: '關閉座位資料',
    title: '堂座中央 M2 分區 F 排 10 號（近左側走道）',
    section: '戲曲中心大劇院堂座中央 M2 分區',
    position: 'B 區 ・ 正對舞台，略偏左，與樂池相距七排，與最近的洗手間同層',
    price: 'HK$1,380',
    view: {
      title: '視線略為受阻，請留意',
      text: '身高不足 1.5 米的觀眾，視線會被前方欄杆遮擋，看不到舞台下方約四分之一；字幕機在右側，須略為轉頭。',
    },
    cancelLabel: '返回',
    selectLabel: '選取這個座位 ・ 學生票 HK$1,380',
  },
};

/** On a phone, the device that it is for. */
export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
