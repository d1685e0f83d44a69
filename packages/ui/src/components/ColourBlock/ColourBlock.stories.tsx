import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Link } from '../Link/index.js';
import { Poster } from '../Poster/index.js';
import { ColourBlock } from './ColourBlock.js';
import * as styles from './ColourBlock.stories.css.js';

const english = { dates: '20 to 29 November,', venue: 'Oil Street Matshed', buy: 'Buy tickets' };
const chinese = { dates: '11月20日至29日，', venue: '油街戲棚', buy: '購票' };

const content = (seed: string, interest: string, title: string, words = english) => (
  <>
    <Poster seed={seed} interest={interest} lines={[title]} lang="en" crop="art" aspect="portrait" />
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>
        {words.dates}
        <Link href="#venue">{words.venue}</Link>
      </p>
      <Button variant="buy" href="#performances">
        {words.buy}
      </Button>
    </div>
  </>
);

const meta = {
  title: 'Components/Primitives/ColourBlock',
  component: ColourBlock,
  args: { className: styles.header },
} satisfies Meta<typeof ColourBlock>;
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
    children: content('harbour-54', 'music', '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播及煙花匯演', chinese),
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
