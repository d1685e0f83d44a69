import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from './Loading.js';

const meta = {
  title: 'Components/Loading',
  component: Loading,
  args: { label: '載入心願單' },
} satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Block: Story = { args: { size: 'block', label: '載入節目' } };

export const Page: Story = { args: { size: 'page', label: '載入訂單' } };
