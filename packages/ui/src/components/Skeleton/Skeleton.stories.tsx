import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Loading } from '../Loading/index.js';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Poster: Story = {
  args: { shape: 'poster' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '13.5rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Row: Story = { args: { shape: 'row' } };

export const Article: Story = { args: { lines: 8 } };

/** The `Loading` has the text, which screen readers read once. */
export const BesideLoading: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Loading label="Loading favourites" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  ),
};

export const Listing: Story = {
  args: { shape: 'poster' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' }}>
      <Skeleton {...args} />
      <Skeleton {...args} />
      <Skeleton {...args} />
      <Skeleton {...args} />
    </div>
  ),
};

export const Narrow: Story = {
  ...BesideLoading,
  decorators: [narrow],
};
