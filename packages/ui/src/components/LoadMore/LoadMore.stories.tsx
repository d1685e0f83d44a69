import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { LoadMore } from './LoadMore.js';

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { label: '再顯示 24 項', progress: '已顯示 24 項，共 96 項', onLoadMore: fn(), busyLabel: '載入中' },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { busy: true } };

export const AllShown: Story = { args: { progress: '已顯示全部 96 項', onLoadMore: undefined } };

export const Failed: Story = { name: 'Error', args: { error: '系統沒有回應，清單停在第 24 項。請再試一次。' } };

function Growing() {
  const [shown, setShown] = useState(48);
  return (
    <LoadMore
      label="再顯示 24 項"
      progress={shown < 96 ? `已顯示 ${shown} 項，共 96 項` : '已顯示全部 96 項'}
      message={shown > 48 ? `新增 24 項，由第 ${shown - 23} 項開始。` : ''}
      onLoadMore={shown < 96 ? () => setShown(shown + 24) : undefined}
    />
  );
}

/** After the last press the button disappears; the focus stays at the end of the list. */
export const Grows: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('由第 49 項開始');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('已顯示全部 96 項')).toHaveFocus();
  },
};

export const LongChinese: Story = {
  args: { label: '再顯示 24 項三個月內的個人通知', progress: '已顯示 24 項，共 96 項；三個月前的通知已自動刪除' },
};

const english = {
  label: 'Show 24 more transactions of the last twelve months',
  progress: '24 of 96 transactions shown, the newest first',
  error: 'The system did not answer. The list stops at 24. Try again in a moment.',
};

export const LongEnglish: Story = { globals: { lang: 'en_us' }, args: english };

export const Narrow: Story = {
  globals: { lang: 'en_us' },
  args: english,
  decorators: [narrow],
};
