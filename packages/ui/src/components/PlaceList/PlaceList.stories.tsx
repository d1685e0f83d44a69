import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { PlaceList } from './index.js';

const map = '#map';

const meta = {
  title: 'Components/Ticketing/PlaceList',
  component: PlaceList,
  args: {
    match: 'Wan Chai',
    mapLabel: 'Map',
    districts: [
      {
        name: 'Wan Chai',
        count: '2 box offices',
        places: [
          {
            id: 'harbourside',
            name: 'Box office of Bayside Arena',
            address: 'G/F, 18 Harbourfront Road, Wan Chai',
            services: 'Tickets for today, collection',
            access: 'Step-free access',
            hours: 'Daily 10:00–20:00',
            mapHref: map,
          },
          {
            id: 'digital',
            name: 'Wan Chai Digital Cinema',
            address: '2/F, 88 Johnston Road, Wan Chai',
            services: 'Cinema tickets, collection',
            hours: 'Every day 11:30–22:30',
            mapHref: map,
          },
        ],
      },
      {
        name: 'Yau Tsim Mong',
        count: '1 box office',
        places: [
          {
            id: 'pier',
            name: 'Box office of Tsim Sha Tsui East Pier',
            address: 'Pier of the Wan Chai ferry, 6 Mody Road, Tsim Sha Tsui',
            services: 'Collection, questions',
            hours: 'Every day 12:00–20:00',
            mapHref: map,
          },
        ],
      },
      {
        name: 'Sha Tin',
        count: '1 box office',
        places: [
          {
            id: 'matshed',
            name: 'Box office of the Sha Tin Matshed',
            address: '1 Sha Tin Centre Street, at the stop of the bus to Wan Chai',
            services: 'Tickets for today',
            hours: 'From 14:00 on days with a performance',
            mapHref: map,
          },
        ],
      },
    ],
    none: {
      title: 'No box office matches “Lamma”.',
      children: 'The nearest district with box offices is Central and Western: 6 of them, about 20 minutes by ferry.',
      links: [
        { href: '#central', label: 'Central and Western (6)' },
        { href: '#all', label: 'All 18 districts' },
      ],
      note: (
        <>
          E-tickets need no collection.<Link href="#delivery">Change the collection</Link>
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
        name: 'Wan Chai',
        count: '1 box office',
        places: [
          {
            id: 'harbourside',
            name: 'Box office of Bayside Arena',
            address: 'G/F, 18 Harbourfront Road, Wan Chai',
            services: 'Tickets for today, collection',
            hours: 'Daily 10:00–20:00',
            distance: 'About 0.4 km away',
            mapHref: map,
          },
        ],
      },
    ],
  },
};

export const NoMatch: Story = { args: { match: 'Lamma', districts: [] } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    mapLabel: '地圖',
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
};

export const Narrow: Story = {
  decorators: [narrow],
};
