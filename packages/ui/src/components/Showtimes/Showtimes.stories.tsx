import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CertificateProps } from './Certificate.js';
import { FilmRow } from './FilmRow.js';
import { ShowtimeScale } from './ShowtimeScale.js';
import { type Show, Showtimes } from './Showtimes.js';

const show = (time: string, left: number, detail: string): Show => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    id: time,
    time,
    minute: hour * 60 + minute,
    left: left > 0 ? `${left} left` : 'Sold out',
    few: left > 0 && left < 15,
    detail,
    href: left > 0 ? `?show=${time}` : undefined,
  };
};

const shows = [
  show('12:10', 48, 'House 1, HK$75'),
  show('14:40', 22, 'House 1, HK$75'),
  show('17:15', 9, 'House 2, HK$85'),
  show('19:45', 0, 'House 1, HK$95'),
  show('22:15', 61, 'House 1, HK$95'),
];

const meta = {
  title: 'Components/Ticketing/Showtimes',
  component: Showtimes,
  args: { label: 'Film Never Dies', shows },
} satisfies Meta<typeof Showtimes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SoldOut: Story = {
  args: { shows: [show('12:10', 0, 'House 1, HK$75'), show('19:45', 0, 'House 1, HK$95')] },
};

/** Two houses at nearly the same time, and shows before and after the scale. */
export const Overlapping: Story = {
  args: {
    shows: [
      show('9:30', 30, 'House 1, HK$60'),
      show('14:00', 12, 'House 1, HK$75'),
      show('14:30', 40, 'House 2, HK$75'),
      show('17:00', 8, 'House 1, HK$85'),
      { ...show('0:15', 70, 'House 1, HK$95'), minute: 24 * 60 + 15 },
    ],
  },
};

const certificate = (category: CertificateProps['category']) => ({ category, label: `Category ${category}` });

/** A day of the cinema. */
export const Schedule: Story = {
  render: () => (
    <div>
      <ShowtimeScale />
      <FilmRow
        title="Film Never Dies"
        certificate={certificate('IIA')}
        facts={
          <>
            <span lang="en">Film Is Not Dead</span> , 132 minutes, Cantonese, Chinese and English subtitles, 35 mm
          </>
        }
        seed="film-is-not-dead"
        interest="movie"
        lines={['Film', 'Never Dies']}
        lang="en"
      >
        <Showtimes label="Film Never Dies" shows={shows} />
      </FilmRow>
      <FilmRow
        title="Salt Water Lane"
        certificate={certificate('I')}
        facts="104 minutes, Cantonese, English subtitles, 4K"
        seed="salt-water-lane"
        interest="movie"
        lines={['Salt Water Lane']}
        lang="en"
      >
        <Showtimes
          label="Salt Water Lane"
          shows={[
            show('11:30', 80, 'House 3, HK$75'),
            show('15:00', 37, 'House 3, HK$75'),
            show('20:30', 12, 'House 2, HK$95'),
          ]}
        />
      </FilmRow>
      <FilmRow
        title="The Last Minibus"
        certificate={certificate('III')}
        facts="118 minutes, Mandarin, Chinese and English subtitles, surround sound"
        seed="last-minibus"
        interest="movie"
        lines={['The Last', 'Minibus']}
        lang="en"
      >
        <Showtimes
          label="The Last Minibus"
          shows={[
            show('15:45', 18, 'House 2, HK$85'),
            show('18:20', 31, 'House 2, HK$95'),
            show('21:00', 14, 'House 2, HK$95'),
          ]}
        />
      </FilmRow>
    </div>
  ),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '菲林不死（導演版，附中英文字幕及口述影像）',
    shows: [
      {
        id: '1',
        time: '14:40',
        minute: 880,
        left: '只餘最後 8 個座位',
        few: true,
        detail: '大坑戲院 ・ 二院（全景聲）・ HK$1,085',
        href: '?1',
      },
      {
        id: '2',
        time: '19:45',
        minute: 1185,
        left: '因八號熱帶氣旋警告信號取消',
        detail: '九龍城國際電影文化中心一號放映廳 ・ HK$95',
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Film Is Not Dead',
    shows: [
      {
        id: '1',
        time: '14:40',
        minute: 880,
        left: 'Only 8 seats left',
        few: true,
        detail: 'Tai Hang Theatre, House 2, HK$1,085',
        href: '?1',
      },
      { id: '2', time: '19:45', minute: 1185, left: 'Called off: typhoon signal no. 8', detail: 'House 1, HK$95' },
    ],
  },
};
