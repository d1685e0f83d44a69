import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, TextButton } from '../Button/index.js';
import { WishRow, type WishRowProps } from './WishRow.js';
import * as styles from './WishRow.stories.css.js';

const button = (label: string, buy = false) => (
  <Button size="small" block variant={buy ? 'buy' : 'plain'}>
    {label}
  </Button>
);

const reorder = (title: string) => ({
  upLabel: `Move up: ${title}`,
  downLabel: `Move down: ${title}`,
  onUp: fn(),
  onDown: fn(),
});

const meta = {
  title: 'Components/Ticketing/WishRow',
  component: WishRow,
  args: {
    rank: 2,
    rankLabel: 'Wish 2',
    poster: { seed: 'tide-table.8', interest: 'theatre', lines: ['Tide Table'], lang: 'en' },
    title: 'Tide Table',
    facts: ['Saturday 21 November 20:00', 'Stalls', 'HK$240 × 2'],
    state: 'saved',
    stateLabel: 'Saved',
    note: 'Not in the queue yet.',
    action: button('Start matching', true),
    reorder: reorder('Tide Table'),
  },
  decorators: [
    (Story) => (
      <>
        <h2>Wish list</h2>
        <ol className={styles.list}>
          <Story />
        </ol>
      </>
    ),
  ],
} satisfies Meta<typeof WishRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const saved = meta.args;
const wish = (props: Partial<WishRowProps>): WishRowProps => ({ ...saved, ...props });
const states = {
  saved,
  matching: wish({
    poster: { seed: 'night-sailing.8', interest: 'popConcert', lines: ['Night Sailing'], lang: 'en' },
    title: 'Night Sailing: Lam Ting-hoi Live',
    facts: ['Friday 4 December 20:15', 'Stand', 'HK$880 × 2'],
    state: 'matching',
    stateLabel: 'Matching',
    note: 'Third in the queue.',
    action: button('Cancel'),
  }),
  matched: wish({
    poster: {
      seed: 'whale-in-the-cubicle.17',
      interest: 'theatre',
      lines: ['The Whale in', 'the Cage Home'],
      lang: 'en',
    },
    title: 'The Whale in the Cage Home',
    facts: ['Sunday 22 November 15:00', 'Stalls', 'HK$280 × 2'],
    state: 'matched',
    stateLabel: 'Seats found',
    note: 'Row J, seats 7–8, held until 21 November 12:00.',
    action: button('See seats', true),
  }),
  pointsNotPaid: wish({
    poster: { seed: 'bamboo-play', interest: 'arts', lines: ['Bamboo Play'], lang: 'en' },
    title: 'Bamboo Play',
    facts: ['Saturday 5 December 19:30', 'Unreserved', 'HK$150 × 4'],
    state: 'pointsNotPaid',
    stateLabel: 'Points not paid',
    note: 'Pay 600 points before 12:00.',
    action: button('Pay 600 points', true),
  }),
  pointsPaid: wish({
    poster: { seed: 'lion-rock-echo.5', interest: 'music', lines: ['Lion Rock', 'Echoes'], lang: 'en' },
    title: 'Echoes under Lion Rock',
    facts: ['Friday 27 November 20:00', 'Balcony', 'HK$360 × 1'],
    state: 'pointsPaid',
    stateLabel: 'Points paid',
    note: 'Waiting for the credit card.',
    action: 'Nothing to do',
  }),
  bought: wish({
    poster: {
      seed: 'night-banquet.2',
      interest: 'chineseOpera',
      lines: ['Night Banquet at Flower Pavilion'],
      lang: 'en',
    },
    title: 'Night Banquet at Flower Pavilion',
    facts: ['Friday 20 November 19:45', 'Front', 'HK$520 × 2'],
    state: 'bought',
    stateLabel: 'Bought',
    note: 'The tickets are yours.',
    action: button('Show the stub'),
  }),
  paymentFailed: wish({
    poster: { seed: 'half-moon.3', interest: 'dance', lines: ['Half Moon'], lang: 'en' },
    title: 'Half Moon',
    facts: ['Sunday 22 November 20:00', 'Standing', 'HK$220 × 1'],
    state: 'paymentFailed',
    stateLabel: 'Payment failed',
    note: 'Not enough points. Top up and pay again.',
    action: button('Top up', true),
  }),
  cancelled: wish({
    poster: { seed: 'film-is-not-dead', interest: 'movie', lines: ['Film', 'Never Dies'], lang: 'en' },
    title: 'Film Never Dies',
    facts: ['Sunday 29 November 19:45', 'Standard', 'HK$95 × 2'],
    state: 'cancelled',
    stateLabel: 'Cancelled',
    note: 'You left the queue on 18 November.',
    action: button('Undo'),
  }),
};

export const Saved: Story = {};
export const Matching: Story = { args: states.matching };
export const Matched: Story = { args: states.matched };
export const PointsNotPaid: Story = { args: states.pointsNotPaid };
export const PointsPaid: Story = { args: states.pointsPaid };
export const Bought: Story = { args: states.bought };
export const PaymentFailed: Story = { args: states.paymentFailed };
export const Cancelled: Story = { args: states.cancelled };

/** The eight states beside each other. */
export const AllStates: Story = {
  render: () => (
    <>
      {Object.values(states).map((props, index) => (
        <WishRow
          key={props.state}
          {...props}
          rank={index + 1}
          rankLabel={`Wish ${index + 1}`}
          reorder={{
            ...reorder(props.title),
            ...(index === 0 && { onUp: undefined }),
            ...(index === 7 && { onDown: undefined }),
          }}
        />
      ))}
    </>
  ),
};

/** Seats are found, and their points are not paid yet. */
export const TwoStates: Story = {
  args: { ...states.matched, alsoState: { state: 'pointsNotPaid', label: 'Points not paid' } },
};

/** The way out is below the action. */
export const WithWayOut: Story = { args: { ...states.matched, wayOut: <TextButton>Give up the seats</TextButton> } };

export const WithoutOrder: Story = { args: { reorder: undefined } };

function Orderly() {
  const [order, setOrder] = useState<readonly (keyof typeof states)[]>(['saved', 'matching', 'matched']);
  const swap = (from: number, to: number) => () => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  return order.map((state, index) => {
    const { title } = states[state];
    return (
      <WishRow
        key={state}
        {...states[state]}
        rank={index + 1}
        rankLabel={`Wish ${index + 1}`}
        reorder={{
          upLabel: `Move up: ${title}`,
          downLabel: `Move down: ${title}`,
          onUp: index > 0 ? swap(index, index - 1) : undefined,
          onDown: index < order.length - 1 ? swap(index, index + 1) : undefined,
          onMoveTo: (rank) => swap(index, rank - 1)(),
        }}
      />
    );
  });
}

/** The focus moves with the wish. At the end of the list it moves to the other button. */
export const Moves: Story = {
  render: () => <Orderly />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Tide Table' }));
    await expect(canvas.getByRole('button', { name: 'Move down: Tide Table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move up: Tide Table' })).toHaveFocus();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Night Sailing: Lam Ting-hoi Live', 'The Whale in the Cage Home', 'Tide Table']);
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    rankLabel: '第 2 志願',
    poster: { seed: 'harbour-54', interest: 'music', lines: ['維港交響之夜'], lang: 'zh-Hant' },
    reorder: { ...reorder(''), upLabel: '上移一位', downLabel: '下移一位' },
    title: '第五十四屆海濱藝術節開幕節目：維港交響之夜露天轉播及煙花匯演',
    facts: ['2026年12月31日 星期四 23:45', '堂座、樓座或廂座任何一區', 'HK$1,280 × 4', '速遞 HK$40'],
    stateLabel: '已編配，等候付款',
    note: '堂座 J 行 7 至 10 號，為你保留至 12 月 21 日星期一 12:00，逾時自動轉給下一位會員。',
    action: button('查看座位及付款', true),
  },
};

const english = {
  rankLabel: 'Wish 2',
  poster: { seed: 'tram-stories', interest: 'seminar', lines: ['An evening', 'of stories'], lang: 'en' },
  title: 'An evening of stories told on the last tram home, with intermission and supper',
  facts: ['Saturday 21 November 2026, 20:00', 'Stalls, dress circle or balcony', 'HK$1,240 × 4', 'E-ticket, free'],
  state: 'paymentFailed',
  stateLabel: 'Payment failed',
  note: 'There were not enough points. Top up and pay again before 12:00 on Friday 20 November.',
  action: button('Top up and pay again', true),
} as const;

export const LongEnglish: Story = { args: english };

export const Narrow: Story = { globals: { viewport: { value: 'w320' } }, args: english };
