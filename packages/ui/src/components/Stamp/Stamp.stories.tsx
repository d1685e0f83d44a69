import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Stamp } from './index.js';

const meta = {
  title: 'Components/Primitives/Stamp',
  component: Stamp,
  args: { children: 'Paid' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Void: Story = { args: { variant: 'void', children: 'Cancelled' } };
export const English: Story = { args: { children: 'Paid' } };

const beside = (heading: string): Story => ({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <h1>{heading}</h1>
      <Stamp {...args} />
    </div>
  ),
});

/** After a heading, or below if there is too little space. */
export const BesideHeading: Story = beside('Booking complete. Enjoy the show.');
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { variant: 'void', children: '已取消並已全數退款' },
};
export const LongEnglish: Story = {
  args: { variant: 'void', children: 'Cancelled and refunded' },
};
export const Narrow: Story = {
  globals: { lang: 'zh_hk' },
  ...beside('訂票完成，祝你觀賞愉快。'),
  args: LongChinese.args,
  decorators: [narrow],
};
