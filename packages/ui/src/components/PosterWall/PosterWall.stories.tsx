import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterWall } from './PosterWall.js';

const posters = [
  { seed: 'night-banquet.2', interest: 'chineseOpera', lines: ['百花亭夜宴'] },
  { seed: 'night-sailing', interest: 'popConcert', lines: ['夜航', '林聽海演唱會'] },
  { seed: 'little-ding-ding.16', interest: 'family', lines: ['叮叮', '歷險記'] },
  { seed: 'whale-in-the-cubicle.17', interest: 'theatre', lines: ['籠屋裡的', '鯨魚'] },
  { seed: 'cha-chaan-jazz.1', interest: 'music', lines: ['茶記爵士'] },
  { seed: 'film-is-not-dead', interest: 'movie', lines: ['菲林', '不死'] },
  { seed: 'half-moon.3', interest: 'dance', lines: ['半月'] },
  { seed: 'lion-rock-echo.5', interest: 'music', lines: ['獅子山', '回聲'] },
  { seed: 'night-run.21', interest: 'sport', lines: ['夜跑十公里'] },
  { seed: 'cross-harbour-electronics.6', interest: 'bandShow', lines: ['海底隧道', '電音夜'] },
  { seed: 'red-white-blue.12', interest: 'exhibition', lines: ['紅白藍'] },
  { seed: 'nam-van-fireworks.7', interest: 'bandShow', lines: ['南灣', '煙花夜'] },
  { seed: 'bach-and-rain.2', interest: 'music', lines: ['巴赫', '與雨'] },
  { seed: 'basketball', interest: 'sport', lines: ['女子籃球', '港隊熱身賽'] },
  { seed: 'thirty-minute-universe', interest: 'family', lines: ['三十分鐘', '宇宙'] },
  { seed: 'love-letters-sham-shui-po', interest: 'theatre', lines: ['深水埗', '情書'] },
];

const meta = {
  title: 'Components/Ticketing/PosterWall',
  component: PosterWall,
  parameters: { layout: 'fullscreen' },
  args: { posters, lang: 'zh-Hant' },
} satisfies Meta<typeof PosterWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Beside a long form. */
export const TwoColumns: Story = { args: { columns: 2 } };

export const ArtOnly: Story = { args: { posters: posters.map((poster) => ({ ...poster, lines: [] })) } };

const chinese = [
  '百花亭夜宴|全本粵劇：牡丹還魂|與折子戲精選',
  '第五十四屆|香港獨立樂隊音樂節|獅子山回聲',
  '叮叮歷險記|親子互動偶劇|與電車工作坊',
  '籠屋裡的鯨魚|十周年紀念重演|演後藝人談',
];
export const LongChinese: Story = {
  args: { posters: posters.map((poster, index) => ({ ...poster, lines: (chinese[index % 4] ?? '').split('|') })) },
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
