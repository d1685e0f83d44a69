import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { type PrintedTicket, PrintTicket } from './index.js';

const ticket = (seat: number, notes: string): PrintedTicket => ({
  number: `FG 2041 7730 ${seat}`,
  when: 'Saturday 21 November 2026 15:00',
  title: 'The Whale in the Cage Home',
  venue: 'Tai Hang Playhouse, Tai Hang Road, Causeway Bay. Half Island Theatre',
  place: `M2, row F, seat ${seat}`,
  notes,
  code: `FG20417730${seat}`,
  codeLabel: `Entry code: M2, row F, seat ${seat}`,
});

const meta = {
  title: 'Components/Ticketing/PrintTicket',
  component: PrintTicket,
  args: {
    brand: ['First Gong', 'First Gong'],
    order: 'T-20261120-08841273',
    tickets: [
      ticket(11, 'Standard HK$280'),
      ticket(12, 'Standard HK$280'),
      ticket(13, 'Student HK$224 (show the student card)'),
    ],
    facts: [
      { label: 'Holder', value: 'Chan Hoi-ching' },
      { label: 'Total', value: 'HK$764.00 (paid)' },
    ],
    smallPrint:
      'Each code admits once. No children under 6. Latecomers enter at a suitable moment. No refund or exchange. Questions: 0000 0000.',
  },
} satisfies Meta<typeof PrintTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A fourth ticket starts a second sheet. It repeats all facts, because people may give single sheets away. */
export const TwoSheets: Story = {
  args: { tickets: [11, 12, 13, 14].map((seat) => ticket(seat, 'Standard HK$280')) },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    brand: ['開鑼', 'First Gong'],
    facts: [
      { label: '持票人', value: '陳海晴' },
      { label: '總額', value: 'HK$764.00（已付）' },
    ],
    smallPrint:
      '每個二維碼只供一人入場。六歲以下小童恕不招待。遲到者須待適當時候方可進場。門票不設退換。查詢：0000 0000。',
    tickets: [
      {
        ...ticket(12, '全日制學生 HK$224（須出示有效學生證）；視線受阻：右方燈架遮擋部分舞台'),
        title: '籠屋裡的鯨魚：半島劇社二十周年誌慶製作暨香港巡迴最後一站（附英文字幕及演後座談）',
        venue: '大坑劇院 ・ 銅鑼灣大坑道一百二十三號社區文娛中心地下 ・ 半島劇社及西環渡輪碼頭藝術節聯合主辦',
        when: '2026年11月21日 星期六 15:00',
        place: '樓座左翼 ・ AA 排 121 號',
        codeLabel: '入場二維碼：樓座左翼 AA 排 121 號',
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    brand: ['First Gong', 'First Gong Ticketing'],
    tickets: [
      {
        number: 'FG 2041 9107 09',
        when: 'Friday 27 November 2026, 20:00',
        title: 'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Anniversary Gala',
        venue: 'Harbour Concert Hall · Foreshore Arts Centre, 1 Old Harbour Street · Lion Rock Sinfonietta',
        place: 'Upper circle left · Row AA, seat 121',
        notes: 'Full-time student HK$288 (student card to be shown). Restricted view: lighting rig at the right.',
        code: 'FG2041910709',
        codeLabel: 'Entry code: upper circle left, row AA, seat 121',
      },
    ],
    facts: [
      { label: 'Ticket holder', value: 'Chan Hoi-ching' },
      { label: 'Total', value: 'HK$288.00 (paid)' },
    ],
    smallPrint:
      'Each code admits once. No children under 6. Latecomers are let in at a suitable break. No refunds or exchanges. Questions: 0000 0000.',
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
