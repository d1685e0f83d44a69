import type { Meta, StoryObj } from '@storybook/react-vite';
import { name, swatches, wall } from '../../theme/foundations.css.js';
import { type PaletteName, palettes } from '../../theme/palettes.js';
import { type FamilyName, families } from './families/index.js';
import { familyOf, interests, paletteOf, rangeOf } from './interests.js';
import { Poster } from './Poster.js';
import * as styles from './Poster.stories.css.js';

/** Events of the shop that cover every composition. */
const season = [
  {
    seed: 'night-sailing.8',
    interest: 'popConcert',
    lines: ['Night Sailing', 'Lam Ting-hoi Live'],
    english: ['Night Sailing', 'Lam Ting-hoi Live'],
  },
  {
    seed: 'night-banquet.2',
    interest: 'chineseOpera',
    lines: ['Night Banquet at Flower Pavilion'],
    english: ['Night Banquet at', 'Flower Pavilion'],
  },
  {
    seed: 'whale-in-the-cubicle.17',
    interest: 'theatre',
    lines: ['The Whale in', 'the Cage Home'],
    english: ['The Whale in', 'the Cage Home'],
  },
  { seed: 'half-moon.3', interest: 'dance', lines: ['Half Moon'], english: ['Half Moon'] },
  { seed: 'red-white-blue.12', interest: 'exhibition', lines: ['Red White Blue'], english: ['Red White', 'Blue'] },
  { seed: 'cha-chaan-jazz.1', interest: 'music', lines: ['Tea House Jazz'], english: ['Cha Chaan', 'Jazz'] },
  {
    seed: 'lion-rock-echo.5',
    interest: 'music',
    lines: ['Echoes under Lion Rock'],
    english: ['Echoes under', 'Lion Rock'],
  },
  { seed: 'night-run.21', interest: 'sport', lines: ['Night Run 10K'], english: ['Night 10K'] },
  { seed: 'film-is-not-dead', interest: 'movie', lines: ['Film', 'Never Dies'], english: ['Film Is', 'Not Dead'] },
  {
    seed: 'little-ding-ding.16',
    interest: 'family',
    lines: ['The Little', 'Ding Ding'],
    english: ['The Little', 'Ding Ding'],
  },
  { seed: 'silence.7', interest: 'theatre', lines: ['Silence'], english: ['Silence'] },
  { seed: 'bamboo-play', interest: 'arts', lines: ['Bamboo Play'], english: ['Bamboo Play'] },
  {
    seed: 'cross-harbour-electronics.6',
    interest: 'bandShow',
    lines: ['Cross-Harbour', 'Electronics'],
    english: ['Cross-Harbour', 'Electronics'],
  },
  { seed: 'tide-table.8', interest: 'theatre', lines: ['Tide Table'], english: ['Tide Table'] },
  { seed: 'tramlines.7', interest: 'exhibition', lines: ['Tramlines'], english: ['Tramlines'] },
  { seed: 'kite-day.34', interest: 'family', lines: ['Flying Kites'], english: ['Kite Day'] },
];

const meta = {
  title: 'Foundations/Posters',
  component: Poster,
} satisfies Meta<typeof Poster>;
export default meta;

type Story = StoryObj;

export const Chinese: Story = {
  globals: { lang: 'zh_hk' },
  render: () => (
    <div className={wall}>
      {season.map(({ seed, interest, lines }) => (
        <div key={seed} className={styles.sheet}>
          <Poster seed={seed} interest={interest} lines={lines} lang="zh-Hant" />
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
      {season.map(({ seed, interest, lines }) => (
        <Poster key={seed} seed={seed} interest={interest} lines={lines} lang="en" crop="art" />
      ))}
    </div>
  ),
};

/** The first seed with a wanted poster. Like the shop's, seeds are a name with a number. */
function seedOf(interest: string, isWanted: (seed: string) => boolean): string {
  for (let number = 1; number < 10_000; number += 1)
    if (isWanted(`${interest}.${number}`)) return `${interest}.${number}`;
  throw new Error(`No seed of ${interest} draws this poster.`);
}

interface SheetProps {
  title: string;
  interest: string;
  seed: string;
  note: string;
}

const Sheet = ({ title, interest, seed, note }: SheetProps) => (
  <figure className={styles.figure}>
    <div className={styles.sheet}>
      <Poster seed={seed} interest={interest} lines={['First Gong']} lang="en" />
    </div>
    <figcaption>
      <code className={name}>{title}</code>
      <span className={styles.note}>{note}</span>
    </figcaption>
  </figure>
);

/** Interests with a composition or palette. */
const withFamily = (family: FamilyName) => interests.filter((interest) => rangeOf(interest).families.includes(family));
const withPalette = (palette: PaletteName) =>
  interests.filter((interest) => rangeOf(interest).palettes.includes(palette));

/** Every composition, with its interests. */
export const Families: Story = {
  render: () => (
    <div className={swatches}>
      {(Object.keys(families) as FamilyName[]).map((family) => {
        const [interest = ''] = withFamily(family);
        const seed = seedOf(interest, (candidate) => familyOf(candidate, interest) === family);
        return (
          <Sheet key={family} title={family} interest={interest} seed={seed} note={withFamily(family).join(', ')} />
        );
      })}
    </div>
  ),
};

/** Every palette, with its interests. */
export const Palettes: Story = {
  render: () => (
    <div className={swatches}>
      {(Object.keys(palettes) as PaletteName[]).map((palette) => {
        const [interest = ''] = withPalette(palette);
        const seed = seedOf(interest, (candidate) => paletteOf(candidate, interest) === palette);
        return (
          <Sheet key={palette} title={palette} interest={interest} seed={seed} note={withPalette(palette).join(', ')} />
        );
      })}
    </div>
  ),
};
