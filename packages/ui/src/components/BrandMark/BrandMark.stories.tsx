import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { BrandMark } from './BrandMark.js';

const meta = { title: 'Components/Primitives/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masthead: Story = {};
export const PosterSize: Story = { args: { size: 'poster' } };

/** The mark fills the width of its container, here that of a phone. */
export const Narrow: Story = {
  args: { size: 'poster' },
  decorators: [narrow],
};
