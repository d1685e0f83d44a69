import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LikeButton } from '../LikeButton/index.js';
import { Sticker } from '../Sticker/index.js';
import { EventHeader } from './EventHeader.js';

const meta = {
  title: 'Components/Ticketing/EventHeader',
  component: EventHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    seed: 'whale-in-the-cubicle.17',
    interest: 'theatre',
    kick: ['Theatre', 'In Cantonese, with English surtitles', 'About 110 minutes'],
    title: 'The Whale in the Cage Home',
    otherTitle: { lang: 'en', text: 'The Whale in the Cage Home' },
    byline: 'Half Island Theatre',
    facts: [
      { term: 'Dates', details: '20–28 November' },
      { term: 'Venue', details: 'Tai Hang Playhouse' },
      { term: 'Prices', details: 'HK$180–380' },
      { term: 'Presented by', details: 'Half Island Theatre' },
    ],
  },
} satisfies Meta<typeof EventHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LightField: Story = { args: { seed: 'half-moon.3', interest: 'dance', title: 'Half Moon' } };

export const Rescheduled: Story = {
  args: {
    seed: 'afterimage',
    interest: 'dance',
    title: 'Afterimage',
    otherTitle: null,
    stickers: <Sticker variant="rescheduled">Rescheduled</Sticker>,
    facts: [
      {
        term: 'Dates',
        details: (
          <>
            <s>11 December</s> 18–20 December
          </>
        ),
      },
      { term: 'Venue', details: 'Shek Kip Mei Black Box' },
    ],
  },
};

export const WithLike: Story = {
  args: {
    seed: 'afterimage',
    interest: 'dance',
    title: 'Afterimage',
    otherTitle: { lang: 'en', text: 'Afterimage — Intertidal Dance' },
    kick: ['Dance', '70 minutes without an interval'],
    byline: undefined,
    likes: (
      <LikeButton
        label="Add to favourites: Afterimage"
        count="620"
        countLabel="people like this"
        checked
        onChange={fn()}
      />
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    facts: [
      { term: '日期', details: '11月20日至28日' },
      { term: '場地', details: '大坑劇院' },
      { term: '票價', details: 'HK$180–380' },
      { term: '主辦', details: '半島劇社' },
    ],
    kick: ['戲劇', '粵語演出，附中文及英文字幕，設口述影像及手語傳譯', '全長約 195 分鐘，設兩次中場休息'],
    title: '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播',
    otherTitle: { lang: 'en', text: 'Harbour Symphony Night, live outdoors' },
    byline: '維港管弦樂團、燈籠洲粵劇團及北河街劇團聯合呈獻',
  },
};

export const LongEnglish: Story = {
  args: {
    kick: ['Theatre', 'In Cantonese, with English and simplified Chinese surtitles', 'About 195 minutes'],
    title: 'The Extraordinary Correspondence of a Retired Lighthouse Keeper and the Typhoons of 1962',
    otherTitle: { lang: 'zh-Hant', text: '退休燈塔守與一九六二年颱風的往來書信' },
    byline: 'The Half Island Theatre Company with the Victoria Harbour Chamber Orchestra',
  },
};

export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
