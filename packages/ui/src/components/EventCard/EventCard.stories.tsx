import type { Meta, StoryObj } from '@storybook/react-vite';
import { LikeCount } from '../LikeCount/index.js';
import { type CardDate, EventCard } from './EventCard.js';

const date = (month: string, day: string, weekday: string, weekend = false): CardDate => ({
  text: `${month}.${day}`,
  day,
  month: `${month}月`,
  weekdayShort: weekday,
  weekday: `星期${weekday}`,
  weekend,
});

const meta = {
  title: 'Components/EventCard',
  component: EventCard,
  args: {
    href: '/zh_hk/EventDetail.html?eventId=a-whale',
    title: '籠屋裡的鯨魚',
    poster: { seed: 'a-whale', interest: 'theatre', lines: ['籠屋裡的', '鯨魚'], lang: 'zh-Hant' },
    first: date('11', '20', '五'),
    last: date('11', '28', '六', true),
    until: '至 11.28',
    byline: '半島劇社',
    venue: '大坑劇院',
    price: { currency: 'HK$', amount: '180–380' },
    likes: <LikeCount count="1.2K" label="人讚好" />,
  },
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = (Card) => (
  <div style={{ maxInlineSize: '15rem' }}>
    <h2>節目</h2>
    <Card />
  </div>
);
const wide: Story['decorators'] = (Card) => (
  <div style={{ maxInlineSize: '40rem' }}>
    <h2>節目</h2>
    <Card />
  </div>
);
const few = { kind: 'few', label: '尚餘少量' } as const;
const long = {
  title: 'An evening of stories told on the last tram home, with intermission and supper',
  poster: {
    seed: 'tram-stories',
    interest: 'seminar',
    lines: ['An evening of', 'stories told on', 'the last tram'],
    lang: 'en',
  },
  byline: 'Multi-purpose storytellers of the North Point neighbourhood',
  venue: 'Multi-purpose hall of the North Point neighbourhood theatre centre',
} as const;

export const Comfortable: Story = { decorators: narrow };
export const ComfortableWithSticker: Story = { decorators: narrow, args: { sticker: few } };
export const ComfortableSoldOut: Story = {
  decorators: narrow,
  args: { sticker: { kind: 'soldOut', label: '已售罄' }, last: undefined },
};
export const ComfortableLongEnglish: Story = { decorators: narrow, args: long };
export const Optimized: Story = { decorators: wide, args: { layout: 'optimized' } };
export const OptimizedWeekend: Story = {
  decorators: wide,
  args: { layout: 'optimized', first: date('11', '21', '六', true), sticker: few },
};
export const OptimizedLongEnglish: Story = { decorators: wide, args: { layout: 'optimized', ...long } };
