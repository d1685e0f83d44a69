import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import type { MapSeat } from './house.js';
import type { SeatMapProps } from './props.js';
import { arena, stadium, theatre } from './SeatMap.fixtures.js';
import { SeatMap } from './SeatMap.js';

const prices = { A: 880, B: 680, C: 480, D: 280 };
const types = { seat: '', wheelchair: 'Wheelchair space', companion: 'Companion seat' };

/** Texts of a screen. */
function describe({ section, row, number, zone, type = 'seat', restricted, sold }: MapSeat) {
  const place = `${section}, row ${row}, seat ${number}`;
  const facts = sold
    ? ['Sold']
    : [types[type], `Zone ${zone}`, `HK$${prices[zone]}`, restricted ? 'Restricted view' : ''].filter(
        (fact) => fact !== '',
      );
  return { place, name: [place, ...facts].join(', '), detail: facts.join(' ・ ') };
}

function Controlled(props: SeatMapProps) {
  const [value, setValue] = useState(props.value);
  return <SeatMap {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Ticketing/SeatMap',
  component: SeatMap,
  args: {
    label: 'Seat plan',
    id: 'seats',
    stage: 'Stage',
    parts: theatre,
    value: ['M2/G/10', 'M2/G/11'],
    onChange: () => {},
    describe,
    words: {
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      whole: 'Show all seats',
      help: 'Arrow keys move from seat to seat, Space chooses, plus and minus zoom, 0 shows all seats.',
    },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tab focuses the current seat, and the arrow keys move it. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^M2, row G, seat 10/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^M2, row H, seat 11/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('M2, row H, seat 11');
  },
};

/** Seats behind the stage have a restricted view, and section 44 is sold out. */
export const Arena: Story = { args: { parts: arena, value: [] } };

/** About 49,000 seats: sections and dots, until the buyer zooms in. */
export const Stadium: Story = { args: { parts: stadium(), value: [] } };

/** One zone and four adjacent seats: others are faint, and an offer has a frame. */
export const Wanted: Story = {
  args: {
    value: [],
    wanted: { zones: ['B', 'C'], together: 4 },
    framed: ['M3/L/5', 'M3/L/6', 'M3/L/7', 'M3/L/8'],
  },
};

export const Narrow: Story = { decorators: [narrow] };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '戲曲中心大劇院全場座位圖（設中英文字幕，近升降機出口）',
    stage: '伸展式中央舞台',
    words: { zoomIn: '放大座位圖', zoomOut: '縮小座位圖', whole: '顯示整個場地', help: '方向鍵移到其他座位。' },
  },
};
