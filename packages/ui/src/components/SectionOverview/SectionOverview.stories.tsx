import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeatLegend } from '../SeatLegend/index.js';
import { type Section, SectionOverview } from './SectionOverview.js';

const section = (code: string, name: string, left: number): Section => ({
  id: code,
  code,
  name,
  left: left > 0 ? `${left} tickets` : 'Sold out',
  href: left > 0 ? `?section=${code}` : undefined,
});

const run = (first: number, count: number, name: string) =>
  Array.from({ length: count }, (_, index) => section(String(first + index), name, (index * 7) % 11));

const meta = {
  title: 'Components/Ticketing/SectionOverview',
  component: SectionOverview,
  args: {
    title: 'All sections',
    stage: 'Stage',
    value: 'M2',
    rings: [
      [
        section('L1', 'Stalls, front left', 0),
        section('M1', 'Stalls, front centre', 18),
        section('R1', 'Stalls, front right', 7),
      ],
      [section('L2', 'Stalls, left', 21), section('M2', 'Stalls, centre', 64), section('R2', 'Stalls, right', 33)],
      [section('L3', 'Balcony, left', 40), section('M3', 'Balcony, centre', 57), section('R3', 'Balcony, right', 38)],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: undefined } };

export const WithLegend: Story = {
  args: {
    children: (
      <SeatLegend
        label="Legend"
        entries={[
          { label: 'Zone A', price: 'HK$380', zone: 'A' },
          { label: 'Zone B', price: 'HK$280', zone: 'B' },
          { label: 'Selected', zone: 'B', state: 'selected' },
          { label: 'Sold', zone: 'B', state: 'sold' },
        ]}
      />
    ),
  },
};

/** An arena with seats on all sides. Codes that do not fit into the drawing are only in the list. */
export const Bowl: Story = {
  args: {
    shape: 'bowl',
    value: '44',
    rings: [run(1, 8, 'Floor'), run(41, 20, 'Lower stand'), run(61, 24, 'Upper stand')],
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'Sections of the Xiqu Centre Grand Theatre',
    stage: 'Stage',
    rings: [
      [{ id: 'M1', code: 'M1', name: 'Front stalls, centre block', left: 'Sold out' }],
      [
        { id: 'M2', code: 'M2', name: 'Stalls, centre block, rows D to R', left: '64 left', href: '?section=M2' },
        {
          id: 'R2',
          code: 'R2',
          name: 'Stalls, right block, with a restricted view behind the pillars',
          left: '1,033 left',
          href: '?section=R2',
        },
      ],
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '戲曲中心大劇院分區一覽（由舞台向外）',
    stage: '中央舞台',
    rings: [
      [{ id: 'M1', code: 'M1', name: '堂座前排正中（樂池加座）', left: '全部售罄' }],
      [
        {
          id: 'M2',
          code: 'M2',
          name: '堂座正中 D 至 R 排，近升降機及無障礙出口',
          left: '尚餘 64 張',
          href: '?section=M2',
        },
        { id: 'R2', code: 'R2', name: '堂座右側，柱後座位視線受阻', left: '尚餘 1,033 張', href: '?section=R2' },
      ],
    ],
  },
};

/** The smallest width of the panel beside a plan. */
export const Narrow: Story = {
  ...LongEnglish,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};
