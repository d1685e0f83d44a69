import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { moonHalftone } from '../Artwork/samples.js';
import { LikeButton } from '../LikeButton/index.js';
import { LikeCount } from '../LikeCount/index.js';
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
  row('19:30', '籠屋裡的鯨魚', '大坑劇院', 'HK$180+', '充足'),
  row('19:45', '百花亭夜宴', '油街戲棚', 'HK$120+', '尚餘 8'),
  row('20:00', '菲林不死', '灣仔數碼戲院', 'HK$75+', '充足'),
  row('20:15', '茶記爵士', '觀塘碼頭倉', 'HK$320', '尚餘少量'),
];

const tonight = { title: '今晚有票', date: '11月20日 星期五', rows, empty: '今晚沒有演出。' };

const meta = {
  title: 'Components/Ticketing/FeatureTicket',
  component: FeatureTicket,
  args: {
    poster: { seed: 'night-ferry', interest: 'popConcert' },
    lang: 'zh-Hant',
    kicker: (
      <>
        <Sticker variant="priority">優先訂購</Sticker> 編輯推介 1/8
      </>
    ),
    title: '夜航',
    subtitle: '林聽海演唱會',
    byline: '林聽海 × 渡輪樂隊',
    facts: [
      { label: '日期', value: '12月4日 – 12月13日' },
      { label: '場地', value: '灣畔體育館' },
      { label: '票價', value: 'HK$480–1,280' },
    ],
    action: { href: '/zh_hk/EventDetail.html', label: '購票' },
    likes: <LikeCount count="24.6K" label="人讚好" />,
    stub: <SeatsTonight {...tonight} more={{ href: '?shortcut=today', label: '查看今晚全部 14 場' }} />,
  },
} satisfies Meta<typeof FeatureTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingTonight: Story = { args: { stub: <SeatsTonight {...tonight} rows={[]} /> } };
/** One or two rows have larger type, to fill the stub. */
export const LastTonight: Story = { args: { stub: <SeatsTonight {...tonight} rows={rows.slice(2)} /> } };

/** A member likes the event. On the flood the heart has the colour of the words. */
export const WithLikeButton: Story = {
  args: { likes: <LikeButton label="加入我的最愛：夜航" count="24.6K" countLabel="人讚好" checked onChange={fn()} /> },
};
export const WithArtwork: Story = {
  args: {
    poster: { seed: 'loud-sea', interest: 'bandShow' },
    title: '聲浪',
    subtitle: '雨傘樂隊・十週年',
    halftone: moonHalftone,
  },
};
export const LongChinese: Story = {
  args: {
    poster: { seed: 'harbour-54', interest: 'music' },
    title: '第五十四屆海濱藝術節開幕節目',
    subtitle: '維港交響之夜露天轉播及煙花匯演',
    byline: '維港管弦樂團、燈籠洲粵劇團及北河街劇團聯合呈獻',
    facts: [
      { label: '演出日期', value: '2026年12月4日 星期五 – 2027年1月31日 星期日' },
      { label: '演出場地', value: '屯門露天劇場及中環海濱活動空間' },
      { label: '票價', value: 'HK$480–1,280，長者及全日制學生半價' },
    ],
  },
};
export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
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
export const Narrow: Story = { ...LongEnglish, globals: { lang: 'en_us', viewport: { value: 'w320' } } };
