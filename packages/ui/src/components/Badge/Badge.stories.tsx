import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bellIcon } from '../../icons/bell.js';
import { ticketIcon } from '../../icons/ticket.js';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Badge } from './Badge.js';

const meta = {
  title: 'Components/Primitives/Badge',
  component: Badge,
  args: { children: '3', label: '3 unread' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The bell in the masthead: number on the icon, text in the link's name. */
export const OnTool: Story = {
  render: (args) => (
    <a href="#notices" style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', minBlockSize: '2.75rem' }}>
      <Badge {...args} on={<Icon icon={bellIcon} />} /> Notices
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('3 unread Notices');
  },
};

/** Without a number, only the icon is shown. */
export const Empty: Story = { ...OnTool, args: { children: undefined, label: undefined }, play: undefined };

export const Shortened: Story = { args: { children: '99+', label: 'More than 99 unread' } };

export const Word: Story = { args: { children: 'New', label: undefined } };

export const InLine: Story = {
  args: { children: '4', label: '4 tickets in the cart' },
  render: (args) => (
    <p>
      Shopping cart <Badge {...args} />
    </p>
  ),
};

export const OnButton: Story = {
  args: { children: '12', label: '12 tickets' },
  render: (args) => (
    <Button>
      <Badge {...args} on={<Icon icon={ticketIcon} />} /> Shopping cart
    </Button>
  ),
};

export const LongChinese: Story = { globals: { lang: 'zh_hk' }, args: { children: '本星期新增', label: undefined } };

export const LongEnglish: Story = {
  args: { children: 'New this week', label: undefined },
  render: (args) => (
    <p lang="en">
      Notices <Badge {...args} />
    </p>
  ),
};

export const Narrow: Story = {
  ...OnTool,
  decorators: [narrow],
};
