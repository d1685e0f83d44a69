import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Sheet } from './Sheet.js';

const meta = {
  title: 'Components/Layout/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Row F, seat 10',
    closeLabel: 'Close',
    children: <p>Zone B, facing the stage, slightly to the left.</p>,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="buy">Select, HK$280</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutActions: Story = { args: { actions: undefined } };
/** A drawer. */
export const AtEnd: Story = { args: { side: 'end' } };
export const AtStart: Story = { args: { side: 'start', actions: undefined } };
export const DrawerNarrow: Story = {
  args: { side: 'end' },
  globals: { viewport: { value: 'w320' }, fontSize: '18' },
};
export const LongContent: Story = {
  args: { children: <p>{'A seat is held for ten minutes once it is chosen. '.repeat(120)}</p> },
};
export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The focus returns to the button that opened it. */
export const OpenedAndClosed: Story = {
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ padding: '1rem' }}>
        <Button onClick={() => setOpen(true)}>Display</Button>
        <Sheet {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Display' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Busy: Story = {
  args: {
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="buy" busy busyLabel="Holding">
          Select, HK$280
        </Button>
      </>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    closeLabel: '關閉',
    title: '香港演藝學院歌劇院堂座前座 F 排 10 號',
    children: <p>B 區，正對舞台，略偏左。前方有欄杆，坐下時會遮擋舞台前沿約三十厘米；輪椅席位在後一排。</p>,
    actions: (
      <>
        <Button>取消並返回座位圖</Button>
        <Button variant="buy">選取這個座位 HK$1,280</Button>
      </>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'Hong Kong Academy Lyric Theatre, stalls, row F, seat 10',
    closeLabel: 'Close',
    children: (
      <p>Zone B, facing the stage, a little to the left. A rail hides the front edge of the stage when you sit.</p>
    ),
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="buy">Select this seat for HK$1,280</Button>
      </>
    ),
  },
};

export const Narrow: Story = {
  args: LongChinese.args,
  globals: { lang: 'zh_hk', viewport: { value: 'w320' }, fontSize: '18' },
};
