import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { SeatView } from './SeatView.js';

const meta = {
  title: 'Components/Ticketing/SeatView',
  component: SeatView,
  args: {
    label: '14 m from the stage, in the middle, 2 m above it',
    focus: 'stage',
    distance: 14,
    angle: 0,
    height: 1.5,
    width: 15,
  },
} satisfies Meta<typeof SeatView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Near: Story = {
  args: { label: '3 m from the stage, 5° to the left, level with it', distance: 3.4, angle: -5, height: 0.2 },
};
export const Far: Story = {
  args: { label: '60 m from the stage, 12° to the right, 9 m above it', distance: 60, angle: 12, height: 9, width: 24 },
};
export const Side: Story = {
  args: { label: '14 m from the stage, 67° to the right, level with it', distance: 13.5, angle: 67, height: 0.5 },
};
export const Balcony: Story = {
  args: { label: '20 m from the stage, 10° to the left, 6 m above it', distance: 20, angle: -10, height: 6 },
};
/** A pillar hides a part of the stage. */
export const Restricted: Story = {
  args: {
    label: '14 m from the stage, 20° to the left, 1 m above it, about 20% of the stage is hidden on the left',
    angle: -20,
    height: 0.6,
    width: 10,
    hidden: { from: 0.2, to: 0.4 },
  },
};
export const BehindTheStage: Story = {
  args: { label: '19 m from the stage, behind it, 2 m above it', distance: 19, angle: 167, height: 1.7, width: 24 },
};
export const Screen: Story = {
  args: {
    label: '11 m from the screen, 26° to the right',
    focus: 'screen',
    distance: 11,
    angle: 26,
    height: 2,
    width: 8,
  },
};
export const Pitch: Story = {
  args: {
    label: '100 m from the middle of the pitch, 26 m above it',
    focus: 'pitch',
    distance: 100,
    angle: 93,
    height: 26,
    width: 100,
  },
};

/** Offers beside each other: their distances can be compared. */
export const Compared: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
      {[8, 14, 24].map((distance) => (
        <SeatView
          key={distance}
          {...args}
          distance={distance}
          height={distance / 6}
          label={`${distance} m from the stage, in the middle`}
        />
      ))}
    </div>
  ),
};

export const LongWords: Story = {
  globals: { lang: 'zh_hk' },
  args: { ...Restricted.args, label: '距舞台 14 米，偏左 20°，高出 1 米，左方約 20% 的舞台被遮擋' },
};
export const Narrow: Story = { args: Balcony.args, decorators: [narrow] };
