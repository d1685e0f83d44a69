import type { Meta, StoryObj } from '@storybook/react-vite';
import { TornPoster } from './TornPoster.js';

const meta = {
  title: 'Screens/Event/TornPoster',
  component: TornPoster,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TornPoster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'w320' }, fontSize: '18' } };
