import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.js';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#tonight', children: '查看今晚全部 14 場' },
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
