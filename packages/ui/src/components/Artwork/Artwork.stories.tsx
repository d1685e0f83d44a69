import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flood } from '../Flood/index.js';
import { Poster } from '../Poster/index.js';
import { Artwork } from './Artwork.js';
import { beside, frame, header, poster, thumb } from './Artwork.stories.css.js';
import { Original } from './Original.js';
import { moonHalftone, moonPicture } from './samples.js';

const dark = { seed: 'loud-sea', interest: 'bandShow' };
const light = { seed: 'after-blue', interest: 'exhibition' };

const meta = {
  title: 'Components/Artwork',
  component: Artwork,
  subcomponents: { Original },
  args: { ...dark, halftone: moonHalftone, lines: ['聲浪'], lang: 'zh-Hant' },
  render: (args) => (
    <div className={frame}>
      <Artwork {...args} />
    </div>
  ),
} satisfies Meta<typeof Artwork>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a light field the shadows are printed. */
export const LightField: Story = { args: { ...light, lines: ['青花之後'] } };

export const English: Story = { args: { lines: ['Loud Sea'], lang: 'en' } };

export const Art: Story = { args: { crop: 'art', aspect: 'square' } };

export const Thumb: Story = {
  args: { crop: 'art', aspect: 'portrait' },
  render: (args) => (
    <div className={thumb}>
      <Artwork {...args} />
    </div>
  ),
};

export const Mono: Story = { args: { mono: true } };

/** An uploaded picture between drawn posters: the wall is still a wall. */
export const OnTheWall: Story = {
  render: (args) => (
    <div className={beside}>
      <div className={poster}>
        <Poster seed="night-sailing-5" interest="popConcert" lines={['夜航']} lang="zh-Hant" />
      </div>
      <div className={poster}>
        <Artwork {...args} />
      </div>
      <div className={poster}>
        <Artwork {...args} {...light} lines={['青花之後']} />
      </div>
      <div className={poster}>
        <Poster seed="tide-table-1" interest="arts" lines={['潮汐表']} lang="zh-Hant" />
      </div>
    </div>
  ),
};

/** On the event's page the original is pasted up, uncropped. */
export const PastedUp: Story = {
  render: (args) => (
    <Flood seed={args.seed} interest={args.interest} className={header}>
      <Original {...moonPicture} alt="滿月照在海面，前景是兩座山" />
    </Flood>
  ),
};

export const LongChinese: Story = { args: { lines: ['第五十四屆海濱藝術節', '開幕節目：維港交響之夜', '露天轉播'] } };

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
