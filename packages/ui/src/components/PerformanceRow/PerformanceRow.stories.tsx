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
  title: 'Components/Ticketing/PerformanceRow',
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
    availability: <Availability fullness={5}>充足</Availability>,
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
      <Availability fullness={1} urgent>
        尚餘 8
      </Availability>
    ),
  },
};

export const SoldOut: Story = {
  args: {
    tiers: <PriceTier zone="A" label="A 區" price="HK$380" gone="已售罄" />,
    availability: <Availability fullness={0}>已售罄</Availability>,
    action: undefined,
  },
};

/** Sold out, with the waitlist as its action. */
export const Waitlist: Story = {
  args: {
    ...SoldOut.args,
    action: (
      <Button href="#wish" size="small" block>
        加入候補
      </Button>
    ),
  },
};

/** Cancelled: a red sticker, the date of the refund, prices struck through, no action. */
export const Cancelled: Story = {
  args: {
    note: (
      <>
        <Sticker variant="cancelled">已取消</Sticker>
        <span>款項會在 11 月 30 日前退回原信用卡。</span>
      </>
    ),
    tiers: (
      <>
        <PriceTier zone="A" label="A 區" price="HK$380" gone="已取消" />
        <PriceTier zone="B" label="B 區" price="HK$280" gone="已取消" />
      </>
    ),
    availability: <Availability fullness={0}>不再發售</Availability>,
    action: undefined,
  },
};

/** Seats with a restricted view have their own price, and the row says so before the choice. */
export const RestrictedView: Story = {
  args: {
    note: (
      <>
        <Sticker variant="restrictedView">視線受阻</Sticker>
        <span>餘下座位部分視線受柱位遮擋，已減價。</span>
      </>
    ),
    tiers: (
      <>
        <PriceTier zone="A" label="A 區" price="HK$240" gone="已售罄" />
        <PriceTier zone="D" label="D 區" price="HK$120">
          視線受阻
        </PriceTier>
      </>
    ),
    availability: (
      <Availability fullness={1} urgent>
        只餘視線受阻
      </Availability>
    ),
  },
};

export const Rescheduled: Story = {
  args: {
    note: (
      <>
        <Sticker variant="rescheduled">已改期</Sticker>
        <span>
          原定日期 <s>12月11日 星期五 20:00</s>。原有門票有效，或 11 月 30 日前申請退回。
        </span>
      </>
    ),
  },
};

export const English: Story = {
  globals: { lang: 'en_us' },
  args: { day: '20 Nov', weekday: 'Fri', availability: <Availability fullness={5}>Available</Availability> },
};

export const LongChinese: Story = {
  args: {
    note: <span>設口述影像及手語傳譯；遲到者須待適當時候方可進場，六歲以下小童恕不招待。</span>,
    tiers: (
      <>
        <PriceTier zone="A" label="A 區" price="HK$1,380" />
        <PriceTier zone="B" label="B 區" price="HK$1,180" />
        <PriceTier zone="C" label="C 區" price="HK$980" gone="已售罄" />
        <PriceTier zone="D" label="D 區" price="HK$680">
          部分視線受阻
        </PriceTier>
      </>
    ),
    availability: (
      <Availability fullness={1} urgent>
        尚餘少量視線受阻座位
      </Availability>
    ),
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    day: '20 Nov',
    weekday: 'Friday',
    note: <span>With audio description and sign language. Latecomers wait for a suitable break.</span>,
    tiers: (
      <>
        <PriceTier zone="A" label="Zone A" price="HK$1,380" />
        <PriceTier zone="D" label="Zone D" price="HK$680">
          Restricted view
        </PriceTier>
      </>
    ),
    availability: (
      <Availability fullness={1} urgent>
        A few restricted-view seats left
      </Availability>
    ),
    action: (
      <Button href="#zones" size="small" block iconAfter={arrowRightIcon}>
        Choose a zone and seats
      </Button>
    ),
  },
};

export const Narrow: Story = { ...LongEnglish, globals: { lang: 'en_us', viewport: { value: 'w320' } } };
