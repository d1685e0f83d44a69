import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { moonPicture } from '../Artwork/samples.js';
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
    kick: ['戲劇', '粵語，附英文字幕', '全長約 110 分鐘'],
    title: '籠屋裡的鯨魚',
    otherTitle: { lang: 'en', text: 'The Whale in the Cage Home' },
    byline: '半島劇社',
    facts: [
      { term: '日期', details: '11月20日 – 11月28日' },
      { term: '場地', details: '大坑劇院' },
      { term: '票價', details: 'HK$180–380' },
      { term: '主辦', details: '半島劇社' },
    ],
  },
} satisfies Meta<typeof EventHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LightField: Story = { args: { seed: 'half-moon.3', interest: 'dance', title: '半月' } };

export const Rescheduled: Story = {
  args: {
    seed: 'afterimage',
    interest: 'dance',
    title: '殘影',
    otherTitle: null,
    stickers: <Sticker variant="rescheduled">已改期</Sticker>,
    facts: [
      {
        term: '日期',
        details: (
          <>
            <s>12月11日</s> 12月18日 – 12月20日
          </>
        ),
      },
      { term: '場地', details: '石硤尾黑盒' },
    ],
  },
};

/** With the organiser's picture as it was supplied, and a like button. */
export const WithPicture: Story = {
  args: {
    seed: 'afterimage',
    interest: 'dance',
    title: '殘影',
    otherTitle: { lang: 'en', text: 'Afterimage — Intertidal Dance' },
    kick: ['舞蹈', '全長 70 分鐘，不設中場'],
    byline: undefined,
    picture: { ...moonPicture, alt: '滿月照在海面，前景是兩座山' },
    likes: <LikeButton label="加入我的最愛：殘影" count="620" countLabel="人讚好" checked onChange={fn()} />,
  },
};

export const LongChinese: Story = {
  args: {
    kick: ['戲劇', '粵語演出，附中文及英文字幕，設口述影像及手語傳譯', '全長約 195 分鐘，設兩次中場休息'],
    title: '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播',
    otherTitle: { lang: 'en', text: 'Harbour Symphony Night, live outdoors' },
    byline: '維港管弦樂團、燈籠洲粵劇團及北河街劇團聯合呈獻',
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    kick: ['Theatre', 'In Cantonese, with English and simplified Chinese surtitles', 'About 195 minutes'],
    title: 'The Extraordinary Correspondence of a Retired Lighthouse Keeper and the Typhoons of 1962',
    otherTitle: { lang: 'zh-Hant', text: '退休燈塔守與一九六二年颱風的往來書信' },
    byline: 'The Half Island Theatre Company with the Victoria Harbour Chamber Orchestra',
  },
};

export const Narrow: Story = { ...LongEnglish, globals: { lang: 'en_us', viewport: { value: 'w320' } } };
