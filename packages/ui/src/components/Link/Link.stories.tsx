import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from './Link.js';

const meta = {
  title: 'Components/Primitives/Link',
  component: Link,
  args: { href: '#tonight', standalone: true, children: '查看今晚全部 14 場' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Current: Story = { args: { current: true } };

export const OtherLanguage: Story = { args: { href: '#en', lang: 'en', children: 'English' } };

export const InText: Story = {
  render: () => (
    <p>
      我已閱讀並同意<Link href="#terms">使用條款</Link>及<Link href="#privacy">私隱政策</Link>。
    </p>
  ),
};

export const LongChinese: Story = {
  args: { children: '查看《籠屋裡的鯨魚》加場及演後座談會的座位安排、入場須知與交通資料' },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: { children: 'See where to sit, how to get there and what to know before The Whale in the Cage Home begins' },
};

export const Narrow: Story = {
  args: { children: 'https://www.example.com/zh_hk/EventDetail/the-whale-in-the-cubicle.html' },
  decorators: [narrow],
};
