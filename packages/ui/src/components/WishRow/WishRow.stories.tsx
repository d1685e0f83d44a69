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
  upLabel: `上移：${title}`,
  downLabel: `下移：${title}`,
  onUp: fn(),
  onDown: fn(),
});

const meta = {
  title: 'Components/Ticketing/WishRow',
  component: WishRow,
  args: {
    rank: 2,
    rankLabel: '第 2 個心願',
    poster: { seed: 'tide-table.8', interest: 'theatre', lines: ['潮汐表'], lang: 'zh-Hant' },
    title: '潮汐表',
    facts: ['11月21日 星期六 20:00', '堂座', 'HK$240 × 2'],
    state: 'saved',
    stateLabel: '已儲存',
    note: '尚未輪候。',
    action: button('提交編配', true),
    reorder: reorder('潮汐表'),
  },
  decorators: [
    (Story) => (
      <>
        <h2>候補心願單</h2>
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
    poster: { seed: 'night-sailing.8', interest: 'popConcert', lines: ['夜航'], lang: 'zh-Hant' },
    title: '夜航：林聽海演唱會',
    facts: ['12月4日 星期五 20:15', '看台', 'HK$880 × 2'],
    state: 'matching',
    stateLabel: '編配中',
    note: '輪候第三位。',
    action: button('取消'),
  }),
  matched: wish({
    poster: { seed: 'whale-in-the-cubicle.17', interest: 'theatre', lines: ['籠屋裡的', '鯨魚'], lang: 'zh-Hant' },
    title: '籠屋裡的鯨魚',
    facts: ['11月22日 星期日 15:00', '堂座', 'HK$280 × 2'],
    state: 'matched',
    stateLabel: '已編配',
    note: 'J 行 7–8 號，保留至 11 月 21 日 12:00。',
    action: button('查看座位', true),
  }),
  pointsNotPaid: wish({
    poster: { seed: 'bamboo-play', interest: 'arts', lines: ['竹戲'], lang: 'zh-Hant' },
    title: '竹戲',
    facts: ['12月5日 星期六 19:30', '不設劃位', 'HK$150 × 4'],
    state: 'pointsNotPaid',
    stateLabel: '未付積分',
    note: '12:00 前須付 600 分。',
    action: button('付 600 分', true),
  }),
  pointsPaid: wish({
    poster: { seed: 'lion-rock-echo.5', interest: 'music', lines: ['獅子山', '回聲'], lang: 'zh-Hant' },
    title: '獅子山回聲',
    facts: ['11月27日 星期五 20:00', '樓座', 'HK$360 × 1'],
    state: 'pointsPaid',
    stateLabel: '已付積分',
    note: '等候信用卡扣帳。',
    action: '無須處理',
  }),
  bought: wish({
    poster: { seed: 'night-banquet.2', interest: 'chineseOpera', lines: ['百花亭夜宴'], lang: 'zh-Hant' },
    title: '百花亭夜宴',
    facts: ['11月20日 星期五 19:45', '前座', 'HK$520 × 2'],
    state: 'bought',
    stateLabel: '已購買',
    note: '購票完成。',
    action: button('查看票根'),
  }),
  paymentFailed: wish({
    poster: { seed: 'half-moon.3', interest: 'dance', lines: ['半月'], lang: 'zh-Hant' },
    title: '半月',
    facts: ['11月22日 星期日 20:00', '站位', 'HK$220 × 1'],
    state: 'paymentFailed',
    stateLabel: '付款失敗',
    note: '積分不足，請增值後再付。',
    action: button('增值', true),
  }),
  cancelled: wish({
    poster: { seed: 'film-is-not-dead', interest: 'movie', lines: ['菲林', '不死'], lang: 'zh-Hant' },
    title: '菲林不死',
    facts: ['11月29日 星期日 19:45', '正價', 'HK$95 × 2'],
    state: 'cancelled',
    stateLabel: '已取消',
    note: '你在 11 月 18 日離開輪候。',
    action: button('復原'),
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
          rankLabel={`第 ${index + 1} 個心願`}
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
  args: { ...states.matched, alsoState: { state: 'pointsNotPaid', label: '未付積分' } },
};

/** The way out is below the action. */
export const WithWayOut: Story = { args: { ...states.matched, wayOut: <TextButton>放棄座位</TextButton> } };

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
        rankLabel={`第 ${index + 1} 個心願`}
        reorder={{
          upLabel: `上移：${title}`,
          downLabel: `下移：${title}`,
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
    await userEvent.click(canvas.getByRole('button', { name: '下移：潮汐表' }));
    await expect(canvas.getByRole('button', { name: '下移：潮汐表' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '上移：潮汐表' })).toHaveFocus();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['夜航：林聽海演唱會', '籠屋裡的鯨魚', '潮汐表']);
  },
};

export const LongChinese: Story = {
  args: {
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

export const LongEnglish: Story = { globals: { lang: 'en_us' }, args: english };

export const Narrow: Story = { globals: { lang: 'en_us', viewport: { value: 'w320' } }, args: english };
