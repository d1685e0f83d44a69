import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Link } from '../Link/index.js';
import { Poster } from '../Poster/index.js';
import { Flood } from './Flood.js';
import * as styles from './Flood.stories.css.js';

const content = (seed: string, interest: string, title: string) => (
  <>
    <Poster seed={seed} interest={interest} lines={[title]} lang="en" crop="art" aspect="portrait" />
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>
        20 to 29 November,<Link href="#venue">Oil Street Matshed</Link>
      </p>
      <Button variant="buy" href="#performances">
        Buy tickets
      </Button>
    </div>
  </>
);

const meta = {
  title: 'Components/Primitives/Flood',
  component: Flood,
  args: { className: styles.header },
} satisfies Meta<typeof Flood>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DarkField: Story = {
  args: {
    seed: 'night-sailing',
    interest: 'popConcert',
    children: content('night-sailing', 'popConcert', 'Night Sailing'),
  },
};

export const LightField: Story = {
  args: {
    seed: 'little-ding-ding',
    interest: 'family',
    children: content('little-ding-ding', 'family', 'The Little Ding Ding'),
  },
};

export const LongEnglish: Story = {
  args: {
    seed: 'tram-stories',
    interest: 'seminar',
    children: content(
      'tram-stories',
      'seminar',
      'An evening of stories told on the last tram home, with intermission and supper',
    ),
  },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    seed: 'harbour-54',
    interest: 'music',
    children: content('harbour-54', 'music', '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播及煙花匯演'),
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
