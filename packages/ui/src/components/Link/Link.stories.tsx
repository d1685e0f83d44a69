import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from './Link.js';

const meta = {
  title: 'Components/Primitives/Link',
  component: Link,
  args: { href: '#tonight', standalone: true, children: 'See all 14 performances tonight' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Current: Story = { args: { current: true } };

export const InText: Story = {
  render: () => (
    <p>
      I have read and accept the <Link href="#terms">terms of use</Link>and the
      <Link href="#privacy">privacy policy</Link>.
    </p>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { children: '查看《籠屋裡的鯨魚》加場及演後座談會的座位安排、入場須知與交通資料' },
};

export const LongEnglish: Story = {
  args: { children: 'See where to sit, how to get there and what to know before The Whale in the Cage Home begins' },
};

export const Narrow: Story = {
  args: { children: 'https://www.example.com/zh_hk/EventDetail/the-whale-in-the-cubicle.html' },
  decorators: [narrow],
};
