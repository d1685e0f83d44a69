import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Components/Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Original price' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> HK$380
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
