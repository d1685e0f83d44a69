import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Surface } from '../Surface/index.js';
import { Text } from '../Text/index.js';
import { Columns } from './Columns.js';

const card = (words: string) => (
  <Surface>
    <Text>{words}</Text>
  </Surface>
);

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        {card('The Whale in the Cage Home')}
        {card('Bamboo Play')}
        {card('Night Sailing')}
      </>
    ),
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Three: Story = { args: { count: 3 } };

export const Stretched: Story = {
  args: {
    align: 'stretch',
    children: (
      <>
        {card('Tickets that are already printed must first be returned to a box office. '.repeat(4))}
        {card('Bamboo Play')}
      </>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: (
      <>
        {card('演出前七日內不能再改為速遞；已經列印的門票須先到售票處交還。')}
        {card('仍有輪椅座位及同行照顧者座位的場次，包括已加開的日場')}
      </>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    children: (
      <>
        {card('Tickets that are already printed must first be returned to a box office.')}
        {card('Performances that still have seats for people who use wheelchairs')}
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
