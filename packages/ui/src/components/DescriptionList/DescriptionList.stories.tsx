import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.js';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: '日期', details: '11月20日 – 11月28日' },
      { term: '場地', details: '大坑劇院' },
      { term: '票價', details: 'HK$180–380' },
      { term: '主辦', details: '半島劇社' },
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
      { term: '編劇', details: '何苗' },
      { term: '導演', details: '鄧以安' },
      { term: '佈景及服裝設計', details: '陸小滿、葉知秋、K. Yiu' },
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
