import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { Availability } from '../Availability/index.js';
import { Button } from '../Button/index.js';
import { PriceTier } from '../PriceTier/index.js';
import { Sticker } from '../Sticker/index.js';
import { PerformanceRow } from './PerformanceRow.js';

const tiers = (
  <>
    <PriceTier zone="A" label="A 區" price="HK$380" />
    <PriceTier zone="B" label="B 區" price="HK$280" />
    <PriceTier zone="C" label="C 區" price="HK$220" />
    <PriceTier zone="D" label="D 區" price="HK$180" gone="已售罄" />
  </>
);

const choose = (
  <Button href="#zones" size="small" block iconAfter={arrowRightIcon}>
    選擇票區
  </Button>
);

const meta = {
  title: 'Components/PerformanceRow',
  component: PerformanceRow,
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
  args: {
    dateTime: '2026-11-20T11:30:00.000Z',
    day: '11.20',
    weekday: '星期五',
    time: '19:30',
    tiers,
    availability: <Availability level={5}>充足</Availability>,
    action: choose,
  },
} satisfies Meta<typeof PerformanceRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = {
  args: {
    selected: '已選',
    action: (
      <Button href="#zones" variant="buy" size="small" block iconAfter={arrowRightIcon}>
        選擇票區
      </Button>
    ),
  },
};

export const FewLeft: Story = {
  args: {
    availability: (
      <Availability level={1} urgent>
        尚餘 8
      </Availability>
    ),
  },
};

export const SoldOut: Story = {
  args: {
    tiers: <PriceTier zone="A" label="A 區" price="HK$380" gone="已售罄" />,
    availability: <Availability level={0}>已售罄</Availability>,
    action: undefined,
  },
};

export const Rescheduled: Story = {
  args: {
    note: (
      <>
        <Sticker kind="rescheduled">已改期</Sticker>
        <span>
          原定日期 <s>12月11日 星期五 20:00</s>
        </span>
      </>
    ),
  },
};

export const English: Story = {
  globals: { lang: 'en_us' },
  args: { day: '20 Nov', weekday: 'Fri', availability: <Availability level={5}>Available</Availability> },
};
