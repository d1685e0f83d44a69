import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sticker } from './Sticker.js';

const meta = {
  title: 'Components/Primitives/Sticker',
  component: Sticker,
} satisfies Meta<typeof Sticker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Priority: Story = { args: { variant: 'priority', children: 'Priority booking' } };

export const Few: Story = { args: { variant: 'few', children: 'Few left' } };

export const New: Story = { args: { variant: 'new', children: 'New' } };

export const SoldOut: Story = { args: { variant: 'soldOut', children: 'Sold out' } };

export const Rescheduled: Story = { args: { variant: 'rescheduled', children: 'Rescheduled' } };

export const Cancelled: Story = { args: { variant: 'cancelled', children: 'Cancelled' } };

export const RestrictedView: Story = { args: { variant: 'restrictedView', children: 'Restricted view' } };

export const Standing: Story = { args: { variant: 'standing', children: 'Standing' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { variant: 'priority', children: '會員及信用卡客戶優先訂購' },
};

export const LongEnglish: Story = {
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
