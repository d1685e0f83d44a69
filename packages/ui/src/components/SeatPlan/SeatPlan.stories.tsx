import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { cinema, large, planRow, stalls } from './SeatPlan.fixtures.js';
import { SeatPlan, type SeatPlanProps } from './SeatPlan.js';

function Controlled(props: SeatPlanProps) {
  const [value, setValue] = useState(props.value);
  return <SeatPlan {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Ticketing/SeatPlan',
  component: SeatPlan,
  args: {
    label: 'M2 Stalls, centre',
    id: 'seats',
    stage: { type: 'stage', label: 'Stage' },
    rows: stalls,
    value: ['F9', 'F10', 'F11'],
    onChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SeatPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tab focuses one seat. The label follows the arrow keys. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Row F, seat 10/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Row F, seat 12/ })).toHaveFocus();
  },
};

export const Cinema: Story = {
  args: {
    label: 'Seat plan',
    stage: { type: 'screen', label: 'Screen' },
    rows: cinema,
    value: ['E6', 'E7'],
  },
};

/** The ring around a seat with an open sheet. */
export const Opened: Story = { args: { ...Cinema.args, openSeat: 'E8' } };

/** Seats must be adjacent, so the plan marks the empty seat between. */
export const Gap: Story = {
  args: { ...Cinema.args, value: ['E6', 'E7', 'E9'], gap: { seats: ['E8'], label: 'Single gap, not accepted' } },
};

/** Dashed outlines, and names with the reason. */
export const RestrictedView: Story = {
  args: {
    ...Cinema.args,
    stage: { type: 'stage', label: 'Stage' },
    value: [],
    rows: [
      ...cinema.slice(0, 3),
      ...['J', 'K'].map((row) => {
        const behind = planRow({ row, zone: 'D', price: 120, blocks: [4, 6, 4], sold: (number) => number === 7 });
        const seats = behind.seats.map((seat) =>
          seat.sold
            ? seat
            : {
                ...seat,
                restricted: true,
                name: `${seat.name}, restricted view: behind a pillar`,
                detail: 'Restricted view, HK$120',
              },
        );
        return { ...behind, seats };
      }),
    ],
  },
};

export const SoldOut: Story = {
  args: {
    ...Cinema.args,
    value: [],
    rows: cinema.map((row) => ({
      ...row,
      seats: row.seats.map((seat) => ({ ...seat, sold: true, name: `${seat.place}, sold`, detail: 'Sold' })),
    })),
  },
};

/** Not tested in the browser, because axe would repeat its checks 1,200 times. */
export const TwelveHundredSeats: Story = {
  tags: ['!test'],
  args: { label: 'Lower stand 115', rows: large, value: [] },
};

export const Narrow: Story = {
  args: { rows: stalls.slice(3, 9) },
  decorators: [narrow],
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '戲曲中心大劇院堂座中央 M2 分區（設中英文字幕，近升降機出口）',
    stage: { type: 'stage', label: '伸展式中央舞台' },
    value: [],
    rows: ['A', 'B', 'C'].map((row) => {
      const { seats, ...rest } = planRow({ row, zone: 'A', price: 380, blocks: [2, 10, 2], sold: () => false });
      const worded = seats.map((seat, index) => {
        const place = `堂座中央 M2 分區 ${row} 排 ${index + 1} 號`;
        const detail = 'A 區 ・ HK$380 ・ 視線受阻：前方欄杆遮擋舞台下方約四分之一';
        return { ...seat, place, detail, name: `${place}，${detail}` };
      });
      return { ...rest, seats: worded };
    }),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /A 排 1 號/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /A 排 14 號/ })).toHaveFocus();
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Xiqu Centre Grand Theatre, stalls, centre block M2',
    stage: { type: 'stage', label: 'Stage' },
    value: [],
    rows: ['A', 'B', 'C'].map((row) => {
      const { seats, ...rest } = planRow({ row, zone: 'A', price: 380, blocks: [2, 10, 2], sold: () => false });
      const worded = seats.map((seat, index) => {
        const place = `Row ${row}, seat ${index + 1}`;
        const detail = 'Zone A, HK$380, a handrail crosses the lower part of the stage';
        return { ...seat, place, detail, name: `${place}, ${detail}` };
      });
      return { ...rest, seats: worded };
    }),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Row A, seat 1,/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Row A, seat 14/ })).toHaveFocus();
  },
};
