import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { CompactReceipt, type ReceiptSeat } from './index.js';

const rows: readonly [row: string, seats: readonly number[]][] = [
  ['G', [9, 10, 11, 12, 13, 14]],
  ['H', [10, 11, 12, 13]],
];

const seatsOf = (word: (row: string, seat: number) => Pick<ReceiptSeat, 'label' | 'type'>): ReceiptSeat[] =>
  rows.flatMap(([row, seats]) =>
    seats.map((seat) => ({
      number: `FG 2041 91${row === 'G' ? '07' : '08'} ${String(seat).padStart(2, '0')}`,
      place: `${row} ${seat}`,
      section: 'M1',
      code: `FG204191${row}${seat}`,
      ...word(row, seat),
    })),
  );

const meta = {
  title: 'Components/Ticketing/CompactReceipt',
  component: CompactReceipt,
  args: {
    seed: 'lion-rock',
    interest: 'music',
    lang: 'en',
    lines: ['Echoes under', 'Echoes'],
    title: 'Echoes under Lion Rock',
    when: 'Friday 27 November 2026 20:00',
    venue: 'Harbour Concert Hall, 10 seats together',
    code: 'FG-GROUP-20261120-09107',
    codeLabel: 'Entry code: all 10 seats',
    codeNote: 'Ten people, one entrance',
    seats: seatsOf((row, seat) => ({
      label: `M1, row ${row}, seat ${seat}`,
      type: row === 'H' && seat > 11 ? 'Student' : 'Standard',
    })),
    showLabel: 'Show the code:',
    closeLabel: 'Close',
  },
} satisfies Meta<typeof CompactReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The code of one seat, to show at the door or to send on. */
export const CodeOfASeat: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code: M1, row G, seat 11' }));
    await expect(await screen.findByRole('dialog', { name: 'M1, row G, seat 11' })).toBeVisible();
  },
};

/** Codes that were sent on are marked, so that nobody is counted twice. */
export const SentOn: Story = {
  args: {
    seats: meta.args.seats.map((seat, index) =>
      index < 2
        ? { ...seat, sent: index === 0 ? 'Sent on to Cheng Ka-wing' : 'Sent on to a friend, 21 November 15:02' }
        : seat,
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    lang: 'zh-Hant',
    lines: ['獅子山', '回聲'],
    when: '2026年11月27日 星期五 20:00',
    codeLabel: '入場二維碼：全部 10 個座位',
    ...zhHant.CompactReceipt,
    title: '獅子山下的回聲：香港作曲家新作聯演暨樂團成立三十周年紀念音樂會（第二場）',
    venue: '西九文化區海旁藝術中心海港音樂廳 ・ 10 個座位分兩排',
    codeNote: '十人必須同時到達，由一號閘口入場',
    seats: seatsOf((row, seat) => ({
      label: `樓座左翼 ${row} 排 ${seat} 號`,
      type: '全日制學生（須出示學生證）',
    })).map((seat) => ({ ...seat, section: '樓座左翼' })),
  },
};

export const LongEnglish: Story = {
  args: {
    lang: 'en',
    title: 'Echoes under Lion Rock',
    when: 'Fri 27 Nov 2026, 20:00',
    venue: 'Harbour Concert Hall · 10 seats together',
    codeLabel: 'Entry code for all ten seats',
    codeNote: 'All ten at one door',
    seats: seatsOf((row, seat) => ({
      label: `M1, row ${row}, seat ${seat}`,
      type: row === 'H' && seat > 11 ? 'Full-time student' : 'Standard',
    })),
    showLabel: 'Show the code of',
    closeLabel: 'Close',
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
