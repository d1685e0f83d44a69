import type { MatchingStatus } from '@first-gong/domain';
import { Stack } from '@first-gong/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { wishIn, withLongTitle, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { WishRow } from './WishRow.js';

interface Args {
  statuses: MatchingStatus[];
  long?: boolean;
  movable?: boolean;
}

function List({ statuses, long = false, movable = true }: Args) {
  const { lang, t } = useText('wishList');
  const [order, setOrder] = useState<readonly MatchingStatus[]>(statuses);
  const move = (from: number) => (place: number) => {
    const next = [...order];
    next.splice(place - 1, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  return (
    <>
      <h2>{t('wishList.title')}</h2>
      <Stack as="ol">
        {order.map((status, index) => {
          const wish = wishIn(lang, status);
          return (
            <WishRow
              key={status}
              wish={long ? { ...wish, event: withLongTitle(lang, wish.event) } : wish}
              rank={index + 1}
              isNext={index === 0}
              state={{ balance: 12_480, busy: null }}
              order={movable ? { place: index + 1, last: order.length, onMoveTo: move(index) } : null}
              onAction={fn()}
              onAsk={fn()}
            />
          );
        })}
      </Stack>
    </>
  );
}

const meta = {
  title: 'Screens/Wish list/Wish',
  component: List,
  args: { statuses: ['saved'] },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const inState = (status: MatchingStatus): Story => ({ args: { statuses: [status] } });

export const Saved = inState('saved');
export const Matching = inState('matching');
/** Seats are found but not paid. */
export const Matched = inState('matched');
export const PointsNotPaid = inState('pointsNotPaid');
export const PointsPaid = inState('pointsPaid');
export const Bought = inState('bought');
export const PaymentFailed = inState('paymentFailed');
export const Cancelled = inState('cancelled');
export const WithoutOrder: Story = { args: { movable: false } };
export const LongText: Story = { args: { statuses: ['matched'], long: true } };

/** Focus moves with the wish. At the end of the list it moves to the other button. */
export const Moves: Story = {
  args: { statuses: ['saved', 'matching', 'matched'] },
  play: async ({ canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    const named = (key: 'wishList.moveUp' | 'wishList.moveDown') => {
      const [title = ''] = titles;
      return canvas.getByRole('button', { name: (name) => name.startsWith(t(key, { title })) });
    };
    const shown = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const titles = shown();
    await userEvent.click(named('wishList.moveDown'));
    await expect(named('wishList.moveDown')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(named('wishList.moveUp')).toHaveFocus();
    await expect(shown()).toEqual([titles[1], titles[2], titles[0]]);
  },
};
