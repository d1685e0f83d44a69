import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LikeButton, LikeCount } from '../LikeButton/index.js';
import { EventCard } from './EventCard.js';
import type { CardDate } from './props.js';

const date = (month: string, day: string, weekday: string, weekend = false): CardDate => ({
  day,
  month: `${month}`,
  weekday: `${weekday}`,
  weekend,
});

const meta = {
  title: 'Components/Ticketing/EventCard',
  component: EventCard,
  args: {
    href: '/zh_hk/EventDetail.html?eventId=a-whale',
    title: 'The Whale in the Cage Home',
    poster: {
      seed: 'whale-in-the-cubicle.17',
      interest: 'theatre',
      lines: ['The Whale in', 'the Cage Home'],
      lang: 'en',
    },
    next: date('11', '20', 'Fri'),
    days: ['Fri 20 Nov', 'to Sat 28 Nov'],
    until: 'to 28 Nov',
    byline: 'Half Island Theatre',
    venue: 'Tai Hang Playhouse',
    price: { currency: 'HK$', amount: '180–380' },
    likes: <LikeCount count="1.2K" label="people like this" />,
  },
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = (Card) => (
  <div style={{ maxInlineSize: '15rem' }}>
    <h2>Events</h2>
    <Card />
  </div>
);
const wide: Story['decorators'] = (Card) => (
  <div style={{ maxInlineSize: '40rem' }}>
    <h2>Events</h2>
    <Card />
  </div>
);
const few = { variant: 'few', label: 'Few left' } as const;
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
    likes: (
      <LikeButton
        label="Add to favourites: The Whale in the Cage Home"
        count="1.2K"
        countLabel="people like this"
        checked
        onChange={fn()}
      />
    ),
  },
};

/** In full colour, because the show takes place. */
const soldOut = {
  sticker: { variant: 'soldOut', label: 'Sold out' },
  note: 'Join the waitlist. When there are tickets, people are told in turn.',
} as const;
/** The old date struck through, the new date, and options of ticket holders. */
const rescheduled = {
  title: 'Silence',
  poster: { seed: 'silence.7', interest: 'theatre', lines: ['Silence'], lang: 'en' },
  was: { label: 'Was', text: '11.25' },
  next: date('12', '02', 'Wed'),
  days: ['Wed 2 Dec'],
  until: undefined,
  sticker: { variant: 'rescheduled', label: 'Rescheduled' },
  note: 'Your tickets stay valid, or return them before 30 November.',
} as const;
/** One ink, a red sticker, the price struck through, and when refunds arrive. */
const cancelled = {
  title: 'Tramlines',
  poster: { seed: 'tramlines.7', interest: 'exhibition', lines: ['Tramlines'], lang: 'en' },
  sticker: { variant: 'cancelled', label: 'Cancelled' },
  note: 'The money returns to your card within 14 days.',
} as const;
const restricted = {
  title: 'Half Moon',
  poster: { seed: 'half-moon.3', interest: 'dance', lines: ['Half Moon'], lang: 'en' },
  sticker: { variant: 'restrictedView', label: 'Restricted view' },
  note: 'A pillar hides part of the view from the seats left; they cost less.',
  price: { currency: 'HK$', amount: '120' },
} as const;

export const ComfortableSoldOut: Story = { decorators: narrow, args: soldOut };
export const ComfortableRescheduled: Story = { decorators: narrow, args: rescheduled };
export const ComfortableCancelled: Story = { decorators: narrow, args: cancelled };
export const ComfortableRestrictedView: Story = { decorators: narrow, args: restricted };
export const OptimizedSoldOut: Story = { decorators: wide, args: { layout: 'optimized', ...soldOut } };
export const OptimizedRescheduled: Story = { decorators: wide, args: { layout: 'optimized', ...rescheduled } };
export const OptimizedCancelled: Story = { decorators: wide, args: { layout: 'optimized', ...cancelled } };
export const OptimizedRestrictedView: Story = { decorators: wide, args: { layout: 'optimized', ...restricted } };
export const ComfortableLongEnglish: Story = { decorators: narrow, args: long };
export const Optimized: Story = { decorators: wide, args: { layout: 'optimized' } };
export const OptimizedWeekend: Story = {
  decorators: wide,
  args: { layout: 'optimized', next: date('11', '21', 'Sat', true), sticker: few },
};
export const OptimizedLongEnglish: Story = {
  decorators: wide,
  args: { layout: 'optimized', ...long },
};

const longChinese = {
  next: date('12月', '4', '星期五'),
  days: ['12.4（五）', '至 1.31（日）'],
  until: '至 1月31日',
  likes: <LikeCount count="1,204" label="人喜歡" />,
  title: '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播',
  poster: {
    seed: 'harbour-54',
    interest: 'music',
    lines: ['第五十四屆海濱藝術節', '開幕節目', '維港交響之夜'],
    lang: 'zh-Hant',
  },
  byline: '維港管弦樂團、燈籠洲粵劇團及北河街劇團聯合呈獻',
  venue: '中環海濱活動空間露天劇場及多用途廣場',
  note: '如天文台發出八號熱帶氣旋警告信號，當晚節目取消，款項會在 14 日內退回。',
} as const;
export const ComfortableLongChinese: Story = { globals: { lang: 'zh_hk' }, decorators: narrow, args: longChinese };
export const OptimizedLongChinese: Story = {
  globals: { lang: 'zh_hk' },
  decorators: wide,
  args: { layout: 'optimized', ...longChinese },
};

const phone: Story['decorators'] = (Card) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <h2>Events</h2>
    <Card />
  </div>
);
export const Narrow: Story = { decorators: phone, args: { ...long, ...soldOut } };
export const NarrowRow: Story = { decorators: phone, args: { layout: 'optimized', ...long, ...rescheduled } };
