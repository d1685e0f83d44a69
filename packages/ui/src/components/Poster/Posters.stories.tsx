import type { Meta, StoryObj } from '@storybook/react-vite';
import { wall } from '../../theme/foundations.css.js';
import { Poster } from './Poster.js';
import * as styles from './Poster.stories.css.js';

interface Show {
  seed: string;
  interest: string;
  chinese: string[];
  english: string[];
}

const show = (seed: string, interest: string, chinese: string, english: string): Show => ({
  seed,
  interest,
  chinese: chinese.split('|'),
  english: english.split('|'),
});

/** A season with every composition. */
const season = [
  show('night-sailing-5', 'popConcert', '夜航|林聽海演唱會', 'Night Sailing|Lam Ting-hoi Live'),
  show('flower-pavilion-4', 'chineseOpera', '百花亭夜宴', 'Night Banquet at|Flower Pavilion'),
  show('whale-in-the-cubicle-1', 'theatre', '籠屋裡的|鯨魚', 'The Whale in|the Cage Home'),
  show('film-is-not-dead', 'movie', '半月', 'Half Moon'),
  show('tide-table-3', 'arts', '紅白藍', 'Red White|Blue'),
  show('cha-chaan-jazz-2', 'music', '茶記爵士', 'Cha Chaan|Jazz'),
  show('organ-at-noon-1', 'music', '獅子山|回聲', 'Echoes under|Lion Rock'),
  show('night-10k-1', 'sport', '夜跑十公里', 'Night 10K'),
  show('film-is-not-dead-2', 'movie', '菲林|不死', 'Film Is|Not Dead'),
  show('little-ding-ding-4', 'family', '叮叮|歷險記', 'The Little|Ding Ding'),
  show('red-white-blue', 'exhibition', '默', 'Silence'),
  show('bamboo-play-2', 'dance', '竹戲', 'Bamboo Play'),
  show('night-sailing-4', 'popConcert', '海底隧道|電音夜', 'Cross-Harbour|Electronics'),
  show('tide-table-1', 'arts', '潮汐表', 'Tide Table'),
  show('letters', 'seminar', '字裡行間', 'Between|the Lines'),
  show('little-ding-ding-1', 'family', '放風箏', 'Kite Day'),
];

const meta = {
  title: 'Foundations/Posters',
  component: Poster,
} satisfies Meta<typeof Poster>;
export default meta;

type Story = StoryObj;

export const Chinese: Story = {
  render: () => (
    <div className={wall}>
      {season.map(({ seed, interest, chinese }) => (
        <div key={seed} className={styles.sheet}>
          <Poster seed={seed} interest={interest} lines={chinese} lang="zh-Hant" />
        </div>
      ))}
    </div>
  ),
};

export const English: Story = {
  render: () => (
    <div className={wall}>
      {season.map(({ seed, interest, english }) => (
        <div key={seed} className={styles.sheet}>
          <Poster seed={seed} interest={interest} lines={english} lang="en" />
        </div>
      ))}
    </div>
  ),
};

export const Art: Story = {
  render: () => (
    <div className={wall}>
      {season.map(({ seed, interest, chinese }) => (
        <Poster key={seed} seed={seed} interest={interest} lines={chinese} lang="zh-Hant" crop="art" />
      ))}
    </div>
  ),
};
