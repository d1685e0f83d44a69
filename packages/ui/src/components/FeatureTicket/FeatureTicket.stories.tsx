import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LikeButton, LikeCount } from '../LikeButton/index.js';
import { Sticker } from '../Sticker/index.js';
import { FeatureTicket } from './FeatureTicket.js';
import { SeatsTonight } from './SeatsTonight.js';

const row = (time: string, title: string, venue: string, price: string, left: string) => ({
  id: title,
  href: '/zh_hk/EventDetail.html',
  time,
  title,
  venue,
  price,
  left,
});
const rows = [
  row('19:30', 'The Whale in the Cage Home', 'Tai Hang Playhouse', 'HK$180+', 'Available'),
  row('19:45', 'Night Banquet at Flower Pavilion', 'Oil Street Matshed', 'HK$120+', '8 left'),
  row('20:00', 'Film Never Dies', 'Wan Chai Digital Cinema', 'HK$75+', 'Available'),
  row('20:15', 'Tea House Jazz', 'Kwun Tong Pier Shed', 'HK$320', 'Few left'),
];

const tonight = { title: 'Tickets for tonight', date: 'Friday 20 November', rows, empty: 'No performances tonight.' };

const meta = {
  title: 'Components/Ticketing/FeatureTicket',
  component: FeatureTicket,
  args: {
    poster: { seed: 'night-ferry', interest: 'popConcert' },
    lang: 'en',
    kicker: (
      <>
        <Sticker variant="priority">Priority booking</Sticker> Editors’ pick 1/8
      </>
    ),
    title: 'Night Sailing',
    subtitle: 'Lam Ting-hoi Live',
    byline: 'Lam Ting-hoi × The Ferry Band',
    facts: [
      { label: 'Dates', value: '4–13 December' },
      { label: 'Venue', value: 'Bayside Arena' },
      { label: 'Prices', value: 'HK$480–1,280' },
    ],
    action: { href: '/zh_hk/EventDetail.html', label: 'Buy tickets' },
    likes: <LikeCount count="24.6K" label="people like this" />,
    stub: <SeatsTonight {...tonight} more={{ href: '?shortcut=today', label: 'See all 14 performances tonight' }} />,
  },
} satisfies Meta<typeof FeatureTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingTonight: Story = { args: { stub: <SeatsTonight {...tonight} rows={[]} /> } };
/** One or two rows have larger type, to fill the stub. */
export const LastTonight: Story = { args: { stub: <SeatsTonight {...tonight} rows={rows.slice(2)} /> } };

/** A favourite of a member. The heart has the text colour on the poster colour. */
export const WithLikeButton: Story = {
  args: {
    likes: (
      <LikeButton
        label="Add to favourites: Night Sailing"
        count="24.6K"
        countLabel="people like this"
        checked
        onChange={fn()}
      />
    ),
  },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    kicker: (
      <>
        <Sticker variant="priority">優先訂票</Sticker> 編輯推介 1/8
      </>
    ),
    action: { href: '/zh_hk/EventDetail.html', label: '購票' },
    likes: <LikeCount count="2.4 萬" label="人喜歡" />,
    stub: (
      <SeatsTonight
        title="今晚尚有座位"
        date="11月20日 星期五"
        rows={[
          row('19:30', '籠屋裡的鯨魚', '大坑劇院', 'HK$180 起', '有票'),
          row('19:45', '百花亭夜宴', '油街戲棚', 'HK$120 起', '尚餘 8 張'),
          row('20:15', '茶餐廳爵士四重奏', '觀塘碼頭棚屋', 'HK$320', '少量餘票'),
        ]}
        empty="今晚沒有演出。"
        more={{ href: '?shortcut=today', label: '查看今晚全部 14 場演出' }}
      />
    ),
    lang: 'zh-Hant',
    poster: { seed: 'harbour-54', interest: 'music' },
    title: '第五十四屆海濱藝術節開幕節目',
    subtitle: '維港交響之夜露天轉播及煙花匯演',
    byline: '維港管弦樂團、燈籠洲粵劇團及北河街劇團聯合呈獻',
    facts: [
      { label: '演出日期', value: '2026年12月4日 星期五 – 2027年1月31日 星期日' },
      { label: '演出場地', value: '中環海濱活動空間露天劇場及多用途廣場' },
      { label: '票價', value: 'HK$480–1,280，長者及全日制學生半價' },
    ],
  },
};
export const LongEnglish: Story = {
  args: {
    poster: { seed: 'tram-stories', interest: 'seminar' },
    lang: 'en',
    kicker: (
      <>
        <Sticker variant="priority">Priority booking</Sticker> Recommended by our editors, 1/8
      </>
    ),
    title: 'An evening of stories told on the last tram home',
    subtitle: 'With intermission and supper',
    byline: 'Multi-purpose storytellers of the North Point neighbourhood',
    facts: [
      { label: 'Dates', value: 'Friday 4 December 2026 – Sunday 31 January 2027' },
      { label: 'Venue', value: 'North Point Neighbourhood Theatre Centre, multi-purpose hall' },
      { label: 'Price', value: 'HK$480–1,280, half for senior citizens and full-time students' },
    ],
    action: { href: '/en_us/EventDetail.html', label: 'Choose your seats' },
    likes: <LikeCount count="999.9K" label="people like this" />,
    stub: (
      <SeatsTonight
        title="Seats for tonight"
        date="Friday 20 November"
        rows={[
          row(
            '19:30',
            'Echoes under Lion Rock: New Works by Hong Kong Composers',
            'Harbour Concert Hall, Foreshore Arts Centre',
            'HK$1,180+',
            'Limited seats left',
          ),
          row('20:15', 'The Whale in the Cage Home', 'Tai Hang Theatre', 'HK$180+', 'Available'),
          row(
            '20:30',
            'The Night Banquet at the Pavilion of a Hundred Flowers',
            'Oil Street Bamboo Theatre',
            'HK$120+',
            '8 left',
          ),
        ]}
        more={{ href: '?shortcut=today', label: 'See all fourteen performances of tonight' }}
        empty="Nothing is performed tonight."
      />
    ),
  },
};
export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
