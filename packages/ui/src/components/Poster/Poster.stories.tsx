import type { Meta, StoryObj } from '@storybook/react-vite';
import { Poster } from './Poster.js';
import * as styles from './Poster.stories.css.js';

const meta = {
  title: 'Components/Primitives/Poster',
  component: Poster,
  args: { seed: 'whale-in-the-cubicle.17', interest: 'theatre', lines: ['The Whale in', 'the Cage Home'], lang: 'en' },
  decorators: [
    (Story) => (
      <div className={styles.frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Poster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Simplified: Story = { globals: { lang: 'zh_cn' }, args: { lines: ['笼屋里的', '鲸鱼'], lang: 'zh-Hans' } };

export const OneCharacter: Story = { args: { seed: 'silence', lines: ['Silence'] } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { lines: ['第五十四屆香港藝術節', '開幕節目：維港交響之夜', '露天轉播'] },
};

export const LongEnglish: Story = {
  args: { lines: ['The Extraordinarily', 'Long Evening of', 'Mr Wong’s Umbrella'], lang: 'en' },
};

export const Art: Story = {
  args: { crop: 'art', aspect: 'landscape' },
  render: (args) => (
    <div className={styles.wide}>
      <Poster {...args} />
    </div>
  ),
};

export const Thumb: Story = {
  args: { crop: 'thumb' },
  render: (args) => (
    <div className={styles.thumb}>
      <Poster {...args} />
    </div>
  ),
};

/** Past and cancelled events, in one ink. */
export const Mono: Story = { args: { mono: true } };

export const MonoDark: Story = {
  args: { seed: 'night-sailing.8', interest: 'popConcert', lines: ['Night Sailing'], mono: true },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Poster {...args} />
    </div>
  ),
};
