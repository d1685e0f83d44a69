import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundArt } from './NotFoundArt.js';

const meta = {
  title: 'Screens/Event/NotFoundArt',
  component: NotFoundArt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'w320' }, fontSize: '18' } };
