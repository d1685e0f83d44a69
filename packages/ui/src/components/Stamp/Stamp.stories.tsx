import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Stamp } from './index.js';

const meta = {
  title: 'Components/Primitives/Stamp',
  component: Stamp,
  args: { children: '付款完成' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Void: Story = { args: { variant: 'void', children: '已取消' } };
export const English: Story = { args: { children: 'Paid' }, globals: { lang: 'en_us' } };

/** Its usual place: after the heading, or below it if there is too little space beside it. */
export const BesideHeading: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <h1>購票完成，開場見。</h1>
      <Stamp {...args} />
    </div>
  ),
};
export const LongChinese: Story = { args: { variant: 'void', children: '已取消並已全數退款' } };
export const LongEnglish: Story = {
  args: { variant: 'void', children: 'Cancelled and refunded' },
  globals: { lang: 'en_us' },
};
export const Narrow: Story = {
  ...BesideHeading,
  args: LongChinese.args,
  decorators: [narrow],
};
