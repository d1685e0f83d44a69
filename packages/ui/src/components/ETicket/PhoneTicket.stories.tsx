import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { PhoneTicket, type PhoneTicketProps } from './PhoneTicket.js';

function Controlled(props: PhoneTicketProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneTicket {...props} value={value} onChange={setValue} />;
}

const ticket = (seat: number, note?: string) => ({
  number: `FG 2041 7730 ${seat}`,
  code: `FG20417730${seat}`,
  codeLabel: `Entry code: M2, row F, seat ${seat}`,
  facts: [
    { label: 'Section', value: 'M2' },
    { label: 'Row', value: 'F' },
    { label: 'Seat', value: String(seat) },
  ],
  note,
});

const meta = {
  title: 'Components/Ticketing/PhoneTicket',
  component: PhoneTicket,
  parameters: { layout: 'fullscreen' },
  args: {
    seed: 'whale-in-the-cubicle.17',
    interest: 'theatre',
    when: 'Saturday 21 November 15:00',
    title: 'The Whale in the Cage Home',
    venue: 'Tai Hang Playhouse',
    tickets: [ticket(11), ticket(12), ticket(13, 'Student ticket: show the student card.')],
    value: 1,
    onChange: () => {},
    back: { href: '#tickets', label: 'Back' },
    previousLabel: 'Previous ticket',
    nextLabel: 'Next ticket',
    swipeHint: 'Swipe to change tickets',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Offline, with the time of saving. */
export const Offline: Story = { args: { offline: 'Offline, saved at 20:02' } };

export const OneTicket: Story = { args: { tickets: [ticket(11)], value: 0 } };

/** The last ticket, with the required proof. */
export const Last: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next ticket' }));
    await expect(canvas.getByText('Student ticket: show the student card.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next ticket' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Without row and seat, with an entry number. */
export const Standing: Story = {
  args: {
    interest: 'bandShow',
    tickets: [
      {
        ...ticket(11),
        codeLabel: 'Entry code: standing, entry no. 0417',
        facts: [
          { label: 'Section', value: 'Standing' },
          { label: 'Entry no.', value: '0417' },
        ],
      },
    ],
    value: 0,
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    ...zhHant.PhoneTicket,
    when: '2026年11月21日 星期六 15:00',
    back: { href: '#tickets', label: '返回' },
    title: '籠屋裡的鯨魚：半島劇社二十周年誌慶製作暨香港巡迴最後一站（附英文字幕及演後座談）',
    venue: '銅鑼灣大坑道一百二十三號社區文娛中心地下大坑劇院',
    offline: '離線 ・ 2026年11月20日 20:02 已儲存於這部裝置',
    tickets: [
      {
        ...ticket(12, '全日制學生門票，請出示有效學生證。視線受阻：右方燈架遮擋部分舞台。'),
        codeLabel: '入場二維碼：樓座左翼 AA 排 121 號',
        facts: [
          { label: '分區', value: '樓座左翼' },
          { label: '排', value: 'AA' },
          { label: '號', value: '121' },
        ],
      },
      {
        ...ticket(13),
        codeLabel: '入場二維碼：樓座左翼 AA 排 122 號',
        facts: [
          { label: '分區', value: '樓座左翼' },
          { label: '排', value: 'AA' },
          { label: '號', value: '122' },
        ],
      },
    ],
    value: 0,
  },
};

export const LongEnglish: Story = {
  args: {
    when: 'Fri 27 Nov 20:00',
    title: 'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Anniversary Gala',
    venue: 'Harbour Concert Hall, Foreshore Arts Centre, West Kowloon',
    tickets: [121, 122].map((seat) => ({
      ...ticket(seat, 'Restricted view: lighting rig at the right'),
      codeLabel: `Entry code: upper circle left, row AA, seat ${seat}`,
      facts: [
        { label: 'Section', value: 'Upper circle left' },
        { label: 'Row', value: 'AA' },
        { label: 'Seat', value: String(seat) },
      ],
    })),
    value: 0,
    back: { href: '#tickets', label: 'Back' },
    offline: 'Offline · saved 20:02',
    previousLabel: 'Previous ticket',
    nextLabel: 'Next ticket',
    swipeHint: 'Swipe left or right to change tickets',
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
