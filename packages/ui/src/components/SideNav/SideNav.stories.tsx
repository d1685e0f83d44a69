import type { Meta, StoryObj } from '@storybook/react-vite';
import { coinsIcon } from '../../icons/coins.js';
import { receiptIcon } from '../../icons/receipt.js';
import { signOutIcon } from '../../icons/sign-out.js';
import { ticketIcon } from '../../icons/ticket.js';
import { SideNav } from './index.js';

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  args: {
    label: 'Member services',
    items: [
      { href: '#history', label: 'Transaction history', icon: receiptIcon, current: 'page' },
      { href: '#cart', label: 'Shopping cart', icon: ticketIcon },
      { href: '#out', label: 'Log out', icon: signOutIcon },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a page below one in the list. */
export const InSection: Story = {
  args: { items: meta.args.items.map((item, index) => ({ ...item, current: index === 0 ? 'section' : undefined })) },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '會員服務',
    items: [
      { href: '#history', label: '交易紀錄、電子門票及收據', icon: receiptIcon, current: 'page' },
      { href: '#wallet', label: '積分結餘及增值紀錄', icon: coinsIcon },
      { href: '#out', label: '登出這部裝置', icon: signOutIcon },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Member services',
    items: [
      { href: '#history', label: 'Transaction history and tickets', icon: receiptIcon, current: 'page' },
      { href: '#wallet', label: 'Points and top-up history', icon: coinsIcon },
      { href: '#out', label: 'Log out of this device', icon: signOutIcon },
    ],
  },
};

/** On phones the list scrolls sideways, but the page does not. */
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };

export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
