import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { StickyBar } from './StickyBar.js';

const meta = {
  title: 'Components/StickyBar',
  component: StickyBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile2' } },
  args: {
    children: 'HK$180–380',
    action: (
      <Button variant="buy" href="#performances">
        選擇場次
      </Button>
    ),
  },
} satisfies Meta<typeof StickyBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: {
    children: 'HK$1,280–2,680',
    action: (
      <Button variant="buy" href="#performances">
        Choose a performance
      </Button>
    ),
  },
};
