import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { PlaceList } from './index.js';

const map = '#map';

const meta = {
  title: 'Components/Ticketing/PlaceList',
  component: PlaceList,
  args: {
    match: '灣仔',
    mapLabel: '地圖',
    districts: [
      {
        name: '灣仔',
        count: '2 個售票處',
        places: [
          {
            id: 'harbourside',
            name: '灣畔體育館售票處',
            address: '灣仔海濱道 18 號地下',
            services: '即日門票、取票',
            access: '無障礙通道',
            hours: '每日 10:00–20:00',
            mapHref: map,
          },
          {
            id: 'digital',
            name: '灣仔數碼戲院',
            address: '灣仔莊士敦道 88 號 2 樓',
            services: '戲票、取票',
            hours: '每日 11:30–22:30',
            mapHref: map,
          },
        ],
      },
      {
        name: '油尖旺',
        count: '1 個售票處',
        places: [
          {
            id: 'pier',
            name: '尖東碼頭售票處',
            address: '尖沙咀麼地道 6 號灣仔線接駁廊',
            services: '取票、查詢',
            hours: '每日 12:00–20:00',
            mapHref: map,
          },
        ],
      },
      {
        name: '沙田',
        count: '1 個售票處',
        places: [
          {
            id: 'matshed',
            name: '沙田戲棚售票處',
            address: '沙田正街 1 號（灣仔南戲棚聯營）',
            services: '即日門票',
            hours: '演出日 14:00 起',
            mapHref: map,
          },
        ],
      },
    ],
    none: {
      title: '沒有符合「南丫」的售票處。',
      children: '最近設有售票處的地區是中西區：6 個售票處，乘渡輪約 20 分鐘。',
      links: [
        { href: '#central', label: '中西區（6）' },
        { href: '#all', label: '全部 18 區' },
      ],
      note: (
        <>
          電子門票無須取票。<Link href="#delivery">更改取票方式</Link>
        </>
      ),
    },
  },
} satisfies Meta<typeof PlaceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All places, without a search word and marks. */
export const Unmarked: Story = { args: { match: '' } };

/** From where the reader is, the nearest first. */
export const Distances: Story = {
  args: {
    match: '',
    districts: [
      {
        name: '灣仔',
        count: '1 個售票處',
        places: [
          {
            id: 'harbourside',
            name: '灣畔體育館售票處',
            address: '灣仔海濱道 18 號地下',
            services: '即日門票、取票',
            hours: '每日 10:00–20:00',
            distance: '距離約 0.4 公里',
            mapHref: map,
          },
        ],
      },
    ],
  },
};

export const NoMatch: Story = { args: { match: '南丫', districts: [] } };

export const LongChinese: Story = {
  args: {
    match: '中心',
    districts: [
      {
        name: '深水埗及長沙灣一帶臨時票務服務區',
        count: '1 個售票處',
        places: [
          {
            id: 'long',
            name: '青山道與九江街交界處社區文娛中心地下大堂東翼臨時售票處',
            address: '九龍深水埗青山道三百三十三號社區文娛中心地下大堂東翼（由九江街入口進入後右轉）',
            services: '即日門票、預售門票、取票、查詢、遺失門票補發及更改取票方式',
            access: '由青山道斜道入口進入；設輪椅升降台，使用前請先致電',
            hours: '星期一至五 10:00–20:00，星期六、日及公眾假期 12:00–18:00，演出日至開場後半小時',
            mapHref: map,
          },
        ],
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    match: 'harbour',
    mapLabel: 'Map',
    districts: [
      {
        name: 'Central and Western',
        count: '1 box office',
        places: [
          {
            id: 'long',
            name: 'Harbour Concert Hall, Foreshore Arts Centre, ground floor east foyer',
            address: '1 Old Harbour Reclamation Street, entrance from the footbridge beside Harbour Pier 12',
            services: 'Tickets for today, advance tickets, collection, questions, lost tickets',
            access: 'Step-free from the pier; ask at the gate for the lift',
            hours: 'Mon–Fri 10:00–20:00, Sat, Sun and public holidays 12:00–18:00',
            mapHref: map,
          },
        ],
      },
    ],
  },
  globals: { lang: 'en_us' },
};

export const NoMatchEnglish: Story = {
  args: {
    match: 'Lamma',
    districts: [],
    none: {
      title: 'No kiosk for “Lamma”.',
      children: 'The nearest district with kiosks is Central and Western: 6 kiosks, 20 minutes by ferry.',
      links: [
        { href: '#central', label: 'Central and Western (6)' },
        { href: '#all', label: 'All 18 districts' },
      ],
      note: (
        <>
          E-tickets need no kiosk. <Link href="#delivery">Change collection method</Link>
        </>
      ),
    },
  },
  globals: { lang: 'en_us' },
};

export const Narrow: Story = {
  decorators: [narrow],
};
