import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { DescriptionList } from './DescriptionList.js';

const meta = {
  title: 'Components/Primitives/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Dates', details: '20–28 November' },
      { term: 'Venue', details: 'Tai Hang Playhouse' },
      { term: 'Prices', details: 'HK$180–380' },
      { term: 'Presented by', details: 'Half Island Theatre' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pairs: Story = {
  args: {
    layout: 'pairs',
    items: [
      { term: 'Written by', details: 'Ho Miu' },
      { term: 'Directed by', details: 'Tang Yi-on' },
      { term: 'Set and costumes', details: 'Luk Siu-mun, Yip Chi-chau, K. Yiu' },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    items: [
      { term: 'Dates', details: '20 Nov – 28 Nov' },
      { term: 'Venue', details: 'Tai Hang Theatre, Tai Hang Cultural and Recreational Complex' },
      { term: 'Presented by', details: 'The Half Island Theatre Company and Friends of the Harbour' },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    items: [
      { term: '演出日期', details: '2026年11月20日 星期五 – 2027年1月31日 星期日' },
      { term: '演出場地', details: '大坑文化及康樂綜合大樓大坑劇院' },
      { term: '主辦及聯合製作', details: '半島劇社、海港之友、北河街劇團及燈籠洲粵劇團聯合呈獻' },
      { term: '門票價目（不包括手續費）', details: 'HK$180–1,380，長者及全日制學生半價' },
    ],
  },
};

export const Narrow: Story = {
  args: {
    layout: 'pairs',
    items: [
      { term: 'Written by', details: 'Ho Miu' },
      { term: 'Stage and costume design', details: 'Luk Siu-mun, Yip Chi-chau, Kelvin Yiu' },
      {
        term: 'Presented in co-production with',
        details: 'The Half Island Theatre Company and Friends of the Harbour',
      },
    ],
  },
  decorators: [narrow],
};
