import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { LoadMore } from './LoadMore.js';

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { label: 'Show 24 more', progress: '24 of 96 shown', onLoadMore: fn(), busyLabel: 'Loading' },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { busy: true } };

export const AllShown: Story = { args: { progress: 'All 96 shown', onLoadMore: undefined } };

export const Failed: Story = {
  name: 'Error',
  args: { error: 'The system did not answer. The list ends at item 24. Try again.' },
};

function Growing() {
  const [shown, setShown] = useState(48);
  return (
    <LoadMore
      label="Show 24 more"
      progress={shown < 96 ? `${shown} of 96 shown` : 'All 96 shown'}
      message={shown > 48 ? `24 more, from number ${shown - 23}.` : ''}
      onLoadMore={shown < 96 ? () => setShown(shown + 24) : undefined}
    />
  );
}

/** After the last press the button disappears; the focus stays at the end of the list. */
export const Grows: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('from number 49');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('All 96 shown')).toHaveFocus();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { label: '再顯示 24 項三個月內的個人通知', progress: '已顯示 24 項，共 96 項；三個月前的通知已自動刪除' },
};

const english = {
  label: 'Show 24 more transactions of the last twelve months',
  progress: '24 of 96 transactions shown, the newest first',
  error: 'The system did not answer. The list stops at 24. Try again in a moment.',
};

export const LongEnglish: Story = { args: english };

export const Narrow: Story = {
  args: english,
  decorators: [narrow],
};
