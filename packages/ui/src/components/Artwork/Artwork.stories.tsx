import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flood } from '../Flood/index.js';
import { Poster } from '../Poster/index.js';
import { Artwork } from './Artwork.js';
import * as styles from './Artwork.stories.css.js';
import { Original } from './Original.js';
import { moonHalftone, moonPicture } from './samples.js';

const dark = { seed: 'loud-sea', interest: 'bandShow' };
const light = { seed: 'after-blue', interest: 'exhibition' };

const meta = {
  title: 'Components/Primitives/Artwork',
  component: Artwork,
  subcomponents: { Original },
  args: { ...dark, halftone: moonHalftone, lines: ['Loud Sea'], lang: 'en' },
  render: (args) => (
    <div className={styles.frame}>
      <Artwork {...args} />
    </div>
  ),
} satisfies Meta<typeof Artwork>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A light field prints the shadows. */
export const LightField: Story = { args: { ...light, lines: ['After the Blue'] } };

export const English: Story = { args: { lines: ['Loud Sea'], lang: 'en' } };

export const Art: Story = { args: { crop: 'art', aspect: 'square' } };

export const Thumb: Story = {
  args: { crop: 'art', aspect: 'portrait' },
  render: (args) => (
    <div className={styles.thumb}>
      <Artwork {...args} />
    </div>
  ),
};

export const Mono: Story = { args: { mono: true } };

/** An uploaded picture between drawn posters: all of them look like one wall. */
export const OnTheWall: Story = {
  render: (args) => (
    <div className={styles.beside}>
      <div className={styles.poster}>
        <Poster seed="night-sailing-5" interest="popConcert" lines={['Night Sailing']} lang="en" />
      </div>
      <div className={styles.poster}>
        <Artwork {...args} />
      </div>
      <div className={styles.poster}>
        <Artwork {...args} {...light} lines={['After the Blue']} />
      </div>
      <div className={styles.poster}>
        <Poster seed="tide-table-1" interest="arts" lines={['Tide Table']} lang="en" />
      </div>
    </div>
  ),
};

/** The event's page shows the original picture, uncropped. */
export const PastedUp: Story = {
  render: (args) => (
    <Flood seed={args.seed} interest={args.interest} className={styles.header}>
      <Original {...moonPicture} alt="A full moon over the sea, two hills in front" />
    </Flood>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { lines: ['第五十四屆海濱藝術節', '開幕節目：維港交響之夜', '露天轉播'] },
};

export const LongEnglish: Story = {
  args: { lines: ['The Extraordinarily', 'Long Evening of', 'Mr Wong’s Umbrella'], lang: 'en' },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Artwork {...args} />
    </div>
  ),
};
