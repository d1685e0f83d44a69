import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LayoutToggle, type LayoutToggleProps } from './LayoutToggle.js';
import { everything } from './links.js';

function Kept(props: LayoutToggleProps) {
  const [layout, setLayout] = useState(props.layout);
  return <LayoutToggle {...props} layout={layout} onLayout={setLayout} />;
}

const meta = {
  title: 'Screens/Home/LayoutToggle',
  component: LayoutToggle,
  args: { layout: 'comfortable', query: everything },
} satisfies Meta<typeof LayoutToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With state. */
export const Comfortable: Story = { render: (args) => <Kept {...args} /> };
export const Optimized: Story = { args: { layout: 'optimized' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
