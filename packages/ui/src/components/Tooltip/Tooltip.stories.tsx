import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { minusIcon } from '../../icons/minus.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { Icon } from '../Icon/index.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'Row F, seat 14',
    children: (
      <button type="button" aria-label="Seats" style={{ inlineSize: '3rem', blockSize: '3rem' }}>
        B
      </button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '6rem 2rem', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { play: () => {} };

/** Screen readers read the tool's label; the tooltip shows it. */
export const IconTool: Story = {
  args: {
    text: 'Smaller',
    children: (
      <button type="button" aria-label="Smaller" style={{ padding: '0.75rem' }}>
        <Icon icon={minusIcon} weight="bold" />
      </button>
    ),
  },
};

export const InDialog: Story = {
  decorators: [
    (Story) => (
      <Dialog
        open
        onOpenChange={fn()}
        title="Select seat"
        description="M2 Stalls, centre"
        actions={<Button>Back</Button>}
      >
        <Story />
      </Dialog>
    ),
  ],
  play: async () => {
    const seat = await screen.findByRole('button', { name: 'Seats' });
    await userEvent.tab();
    await expect(seat).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: (
      <button type="button" aria-label="座位" style={{ inlineSize: '3rem', blockSize: '3rem' }}>
        B
      </button>
    ),
    text: '堂座中 M2 區 F 排 14 號（視線略受燈架阻擋）',
  },
};

export const LongEnglish: Story = {
  args: {
    text: 'Row F, seat 14, stalls centre M2; a lighting stand is in view',
  },
};

/** At the edge of a narrow column. Narrow screens have no tooltip. */
export const Narrow: Story = {
  ...LongEnglish,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem', textAlign: 'start' }}>
        <Story />
      </div>
    ),
  ],
};
