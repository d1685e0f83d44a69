import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Sheet } from './Sheet.js';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'F 排 10 號',
    closeLabel: '關閉',
    children: <p>B 區，正對舞台，略偏左。</p>,
    actions: (
      <>
        <Button>取消</Button>
        <Button variant="buy">選取 HK$280</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutActions: Story = { args: { actions: undefined } };
export const LongContent: Story = {
  args: { children: <p>{'座位一經選取，保留十分鐘。'.repeat(120)}</p> },
};
export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
