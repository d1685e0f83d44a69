import type { Meta, StoryObj } from '@storybook/react-vite';
import { Availability } from './Availability.js';

const meta = {
  title: 'Components/Availability',
  component: Availability,
  args: { level: 5, children: '充足' },
} satisfies Meta<typeof Availability>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { level: 2, urgent: true, children: '尚餘少量' } };

export const Counted: Story = { args: { level: 1, urgent: true, children: '尚餘 8' } };

export const SoldOut: Story = { args: { level: 0, children: '已售罄' } };
