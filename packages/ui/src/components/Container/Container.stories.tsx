import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../Notice/index.js';
import { Container } from './Container.js';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Notice>The column is at most 104rem wide; its margins follow the window.</Notice> },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Form: Story = { args: { width: 'form', padded: true } };
