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

export const Form: Story = {
  args: {
    width: 'form',
    padded: true,
    gap: 's5',
    children: (
      <>
        <Notice>A page that is one form, one list or one text is narrower.</Notice>
        <Notice>Its parts stand one below the other.</Notice>
      </>
    ),
  },
};
