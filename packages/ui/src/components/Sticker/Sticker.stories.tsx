import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sticker } from './Sticker.js';

const meta = {
  title: 'Components/Primitives/Sticker',
  component: Sticker,
} satisfies Meta<typeof Sticker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Priority: Story = { args: { variant: 'priority', children: '優先訂購' } };

export const Few: Story = { args: { variant: 'few', children: '尚餘少量' } };

export const New: Story = { args: { variant: 'new', children: '新開售' } };

export const SoldOut: Story = { args: { variant: 'soldOut', children: '已售罄' } };

export const Rescheduled: Story = { args: { variant: 'rescheduled', children: '已改期' } };

export const Cancelled: Story = { args: { variant: 'cancelled', children: '已取消' } };

export const RestrictedView: Story = { args: { variant: 'restrictedView', children: '視線受阻' } };

export const Standing: Story = { args: { variant: 'standing', children: '站位' } };

export const LongChinese: Story = { args: { variant: 'priority', children: '會員及信用卡客戶優先訂購' } };

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: { variant: 'restrictedView', children: 'Restricted view from every seat that is left' },
};

/** Words longer than the ticket break. */
export const Narrow: Story = {
  ...LongEnglish,
  decorators: (Label) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <div style={{ maxInlineSize: '10rem' }}>
        <Label />
      </div>
    </div>
  ),
};
