import type { Meta, StoryObj } from '@storybook/react-vite';
import { bellIcon } from '../../icons/bell.js';
import { heartIcon } from '../../icons/heart.js';
import { hourglassMediumIcon } from '../../icons/hourglass-medium.js';
import { signOutIcon } from '../../icons/sign-out.js';
import { textAaIcon } from '../../icons/text-aa.js';
import { ticketIcon } from '../../icons/ticket.js';
import { userIcon } from '../../icons/user.js';
import { SearchField } from '../SearchField/index.js';
import { Masthead, type MastheadTool } from './Masthead.js';

const display: MastheadTool = { href: '#display', icon: textAaIcon, label: 'Display', on: 'phone' };
const favourites: MastheadTool = {
  href: '/zh_hk/Member/Favourites.html',
  icon: heartIcon,
  label: 'Favourites',
  on: 'desktop',
};
const cart: MastheadTool = { href: '/zh_hk/ShoppingCart.html', icon: ticketIcon, label: 'Shopping cart' };

const meta = {
  title: 'Components/Navigation/Masthead',
  component: Masthead,
  parameters: { layout: 'fullscreen' },
  args: {
    home: '/zh_hk/Events.html',
    homeLabel: 'Home',
    name: 'First Gong',
    secondLine: '開鑼',
    secondLang: 'zh-Hant',
    search: <SearchField action="/zh_hk/Events.html" label="Search events, artists or venues" submitLabel="Search" />,
    toolsLabel: 'Cart and account',
    tools: [display, cart, { href: '/zh_hk/Login.html', icon: userIcon, label: 'Log in' }],
  },
} satisfies Meta<typeof Masthead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
const notices: MastheadTool = {
  href: '/zh_hk/Member/Notices.html',
  icon: bellIcon,
  label: 'Notices',
  badge: { count: '3', label: '3 unread' },
};
export const Member: Story = {
  args: {
    tools: [
      notices,
      favourites,
      cart,
      { href: '/zh_hk/Member/TxnHistory.html', icon: userIcon, label: 'Chan Hoi-ching' },
    ],
  },
};
export const MemberWithSignOut: Story = {
  args: {
    tools: [
      display,
      cart,
      { href: '/zh_hk/Member/TxnHistory.html', icon: userIcon, label: 'Chan Hoi-ching' },
      { href: '/zh_hk/Logout.html', icon: signOutIcon, label: 'Log out', on: 'desktop' },
    ],
  },
};
export const SeatsHeld: Story = {
  args: {
    tools: [
      display,
      { ...cart, icon: hourglassMediumIcon, label: 'Cart, 9:41 left to buy', countdown: '9:41' },
      { href: '/zh_hk/Login.html', icon: userIcon, label: 'Log in' },
    ],
  },
};
export const English: Story = {
  args: {
    homeLabel: 'home page',
    name: 'First Gong',
    secondLine: '開鑼票務',
    secondLang: 'zh-Hant',
    search: <SearchField action="/en_us/Events.html" label="Search events, artists or venues" submitLabel="Search" />,
    toolsLabel: 'Cart and account',
    tools: [
      { href: '/en_us/ShoppingCart.html', icon: ticketIcon, label: 'Cart' },
      { href: '/en_us/Login.html', icon: userIcon, label: 'Log in' },
    ],
  },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    homeLabel: '首頁',
    name: '開鑼',
    secondLine: 'First Gong',
    secondLang: 'en',
    search: <SearchField action="/zh_hk/Events.html" label="搜尋節目、藝人或場地" submitLabel="搜尋" />,
    toolsLabel: '購物車及帳戶',
    tools: [
      { ...notices, badge: { count: '99+', label: '超過 99 則未讀' }, label: '通知及公告' },
      { ...favourites, label: '我的最愛' },
      { ...cart, label: '購物車及座位保留' },
      { href: '/zh_hk/Member/TxnHistory.html', icon: userIcon, label: '歐陽陳海晴太平紳士' },
    ],
  },
};
export const LongEnglish: Story = {
  args: {
    ...English.args,
    tools: [
      { ...notices, label: 'Personal notices', badge: { count: '99+', label: 'more than 99 unread' } },
      { ...cart, label: 'Shopping cart' },
      { href: '/en_us/Member/TxnHistory.html', icon: userIcon, label: 'Alexandria Featherstonehaugh-Wong' },
    ],
  },
};
/** On phones, the account shows the number of notices. */
export const UnreadOnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    tools: [
      display,
      { ...notices, on: 'desktop' },
      cart,
      {
        href: '/zh_hk/Member/TxnHistory.html',
        icon: userIcon,
        label: 'Chan Hoi-ching',
        badge: { count: '3', label: 'Notices 3 unread', on: 'phone' },
      },
    ],
  },
};
/** The narrowest screen: mark only, and tools without text. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { tools: [display, notices, cart, { href: '/zh_hk/Login.html', icon: userIcon, label: 'Log in' }] },
};
