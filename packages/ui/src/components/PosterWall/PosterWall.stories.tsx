import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterWall } from './PosterWall.js';

const posters = [
  { seed: 'night-banquet.2', interest: 'chineseOpera', lines: ['Night Banquet at Flower Pavilion'] },
  { seed: 'night-sailing', interest: 'popConcert', lines: ['Night Sailing', 'Lam Ting-hoi Live'] },
  { seed: 'little-ding-ding.16', interest: 'family', lines: ['The Little', 'Ding Ding'] },
  { seed: 'whale-in-the-cubicle.17', interest: 'theatre', lines: ['The Whale in', 'the Cage Home'] },
  { seed: 'cha-chaan-jazz.1', interest: 'music', lines: ['Tea House Jazz'] },
  { seed: 'film-is-not-dead', interest: 'movie', lines: ['Film', 'Never Dies'] },
  { seed: 'half-moon.3', interest: 'dance', lines: ['Half Moon'] },
  { seed: 'lion-rock-echo.5', interest: 'music', lines: ['Lion Rock', 'Echoes'] },
  { seed: 'night-run.21', interest: 'sport', lines: ['Night Run 10K'] },
  { seed: 'cross-harbour-electronics.6', interest: 'bandShow', lines: ['Cross-Harbour', 'Electronics'] },
  { seed: 'red-white-blue.12', interest: 'exhibition', lines: ['Red White Blue'] },
  { seed: 'nam-van-fireworks.7', interest: 'bandShow', lines: ['Nam Van', 'Fireworks'] },
  { seed: 'bach-and-rain.2', interest: 'music', lines: ['Bach', 'and Rain'] },
  { seed: 'basketball', interest: 'sport', lines: ['Women’s Hoops', 'Warm-up'] },
  { seed: 'thirty-minute-universe', interest: 'family', lines: ['Thirty-Minute', 'Universe'] },
  { seed: 'love-letters-sham-shui-po', interest: 'theatre', lines: ['Sham Shui Po', 'Love Letters'] },
];

const meta = {
  title: 'Components/Ticketing/PosterWall',
  component: PosterWall,
  parameters: { layout: 'fullscreen' },
  args: { posters, lang: 'en' },
} satisfies Meta<typeof PosterWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Next to a long form. */
export const TwoColumns: Story = { args: { columns: 2 } };

export const ArtOnly: Story = { args: { posters: posters.map((poster) => ({ ...poster, lines: [] })) } };

const chinese = [
  '百花亭夜宴|全本粵劇：牡丹還魂|與折子戲精選',
  '第五十四屆|香港獨立樂隊音樂節|獅子山回聲',
  '叮叮歷險記|親子互動偶劇|與電車工作坊',
  '籠屋裡的鯨魚|十周年紀念重演|演後藝人談',
];
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    lang: 'zh-Hant',
    posters: posters.map((poster, index) => ({ ...poster, lines: (chinese[index % 4] ?? '').split('|') })),
  },
};

const english = [
  'Night Banquet at|Flower Pavilion',
  'Night Sailing',
  'The Little|Ding Ding',
  'The Whale in|the Cage Home',
];
export const LongEnglish: Story = {
  args: {
    lang: 'en',
    posters: posters.map((poster, index) => ({ ...poster, lines: (english[index % 4] ?? '').split('|') })),
  },
};

/** A strip of six on a phone. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
