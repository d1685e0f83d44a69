import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { moonHalftone, moonPicture } from '../Artwork/samples.js';
import { LikeButton } from '../LikeButton/index.js';
import { LikeCount } from '../LikeCount/index.js';
import { EventCard } from './EventCard.js';
import type { CardDate } from './props.js';

const date = (month: string, day: string, weekday: string, weekend = false): CardDate => ({
  day,
  month: `${month}月`,
  weekday: `星期${weekday}`,
  weekend,
});

const meta = {
  title: 'Components/Ticketing/EventCard',
  component: EventCard,
  args: {
    href: '/zh_hk/EventDetail.html?eventId=a-whale',
    title: '籠屋裡的鯨魚',
    poster: { seed: 'whale-in-the-cubicle.17', interest: 'theatre', lines: ['籠屋裡的', '鯨魚'], lang: 'zh-Hant' },
    next: date('11', '20', '五'),
    days: ['11.20（五）', '至 11.28（六）'],
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
const few = { variant: 'few', label: '尚餘少量' } as const;
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
export const ComfortableWithLikeButton: Story = {
  decorators: narrow,
  args: {
    likes: <LikeButton label="加入我的最愛：籠屋裡的鯨魚" count="1.2K" countLabel="人讚好" checked onChange={fn()} />,
  },
};

/** In full colour, because the show still takes place. */
const soldOut = {
  sticker: { variant: 'soldOut', label: '已售罄' },
  note: '加入候補，有票時按次序通知。',
} as const;
/** The old date struck through, the new date, and what ticket holders can do. */
const rescheduled = {
  title: '默',
  poster: { seed: 'silence.7', interest: 'theatre', lines: ['默'], lang: 'zh-Hant' },
  was: { label: '原定', text: '11.25' },
  next: date('12', '02', '三'),
  days: ['12.2（三）'],
  until: undefined,
  sticker: { variant: 'rescheduled', label: '已改期' },
  note: '原有門票有效，或 11.30 前申請退回。',
} as const;
/** One ink, a red sticker, the price struck through, and when refunds arrive. */
const cancelled = {
  title: '電車線',
  poster: { seed: 'tramlines.7', interest: 'exhibition', lines: ['電車線'], lang: 'zh-Hant' },
  sticker: { variant: 'cancelled', label: '已取消' },
  note: '款項會在 14 日內退回原信用卡。',
} as const;
const restricted = {
  title: '半月',
  poster: { seed: 'half-moon.3', interest: 'dance', lines: ['半月'], lang: 'zh-Hant' },
  sticker: { variant: 'restrictedView', label: '視線受阻' },
  note: '餘下座位部分視線受柱位遮擋，已減價。',
  price: { currency: 'HK$', amount: '120' },
} as const;
const uploaded = {
  title: '聲浪',
  poster: { seed: 'loud-sea', interest: 'bandShow', lines: ['聲浪'], lang: 'zh-Hant' },
  byline: '雨傘樂隊・十週年',
  artwork: { halftone: moonHalftone },
} as const;
const asSupplied = {
  title: '青花之後',
  poster: { seed: 'after-the-blue', interest: 'exhibition', lines: ['青花之後'], lang: 'zh-Hant' },
  byline: '當代陶瓷廿人展',
  artwork: { asSupplied: moonPicture },
} as const;

export const ComfortableSoldOut: Story = { decorators: narrow, args: soldOut };
export const ComfortableRescheduled: Story = { decorators: narrow, args: rescheduled };
export const ComfortableCancelled: Story = { decorators: narrow, args: cancelled };
export const ComfortableRestrictedView: Story = { decorators: narrow, args: restricted };
export const ComfortableArtwork: Story = { decorators: narrow, args: uploaded };
export const ComfortableAsSupplied: Story = { decorators: narrow, args: asSupplied };
export const OptimizedSoldOut: Story = { decorators: wide, args: { layout: 'optimized', ...soldOut } };
export const OptimizedRescheduled: Story = { decorators: wide, args: { layout: 'optimized', ...rescheduled } };
export const OptimizedCancelled: Story = { decorators: wide, args: { layout: 'optimized', ...cancelled } };
export const OptimizedRestrictedView: Story = { decorators: wide, args: { layout: 'optimized', ...restricted } };
export const OptimizedArtwork: Story = { decorators: wide, args: { layout: 'optimized', ...uploaded } };
export const OptimizedAsSupplied: Story = { decorators: wide, args: { layout: 'optimized', ...asSupplied } };
export const ComfortableLongEnglish: Story = { decorators: narrow, args: long };
export const Optimized: Story = { decorators: wide, args: { layout: 'optimized' } };
export const OptimizedWeekend: Story = {
  decorators: wide,
  args: { layout: 'optimized', next: date('11', '21', '六', true), sticker: few },
};
export const OptimizedLongEnglish: Story = {
  globals: { lang: 'en_us' },
  decorators: wide,
  args: { layout: 'optimized', ...long },
};

const longChinese = {
  title: '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播',
  poster: {
    seed: 'harbour-54',
    interest: 'music',
    lines: ['第五十四屆海濱藝術節', '開幕節目', '維港交響之夜'],
    lang: 'zh-Hant',
  },
  byline: '維港管弦樂團、燈籠洲粵劇團及北河街劇團聯合呈獻',
  venue: '屯門露天劇場及中環海濱活動空間多用途廣場',
  note: '如天文台發出八號熱帶氣旋警告信號，當晚節目取消，款項會在 14 日內退回。',
} as const;
export const ComfortableLongChinese: Story = { decorators: narrow, args: longChinese };
export const OptimizedLongChinese: Story = { decorators: wide, args: { layout: 'optimized', ...longChinese } };

const phone: Story['decorators'] = (Card) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <h2>節目</h2>
    <Card />
  </div>
);
export const Narrow: Story = { decorators: phone, args: { ...long, ...soldOut } };
export const NarrowRow: Story = { decorators: phone, args: { layout: 'optimized', ...long, ...rescheduled } };
