import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutToggle } from './LayoutToggle.js';

const meta = {
  title: 'Components/LayoutToggle',
  component: LayoutToggle,
  args: {
    label: '版面',
    optimized: { href: '?layout=optimized', label: '優化' },
    comfortable: { href: '?layout=comfortable', label: '舒適' },
    value: 'comfortable',
  },
} satisfies Meta<typeof LayoutToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comfortable: Story = {};
export const Optimized: Story = { args: { value: 'optimized' } };
