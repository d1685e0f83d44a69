import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { Button } from '../Button/index.js';
import { Sticker } from '../Sticker/index.js';
import { Availability } from './Availability.js';
import { PerformanceRow } from './PerformanceRow.js';
import { PriceTier } from './PriceTier.js';

const tiers = (
  <>
    <PriceTier zone="A" label="Zone A" price="HK$380" />
    <PriceTier zone="B" label="Zone B" price="HK$280" />
    <PriceTier zone="C" label="Zone C" price="HK$220" />
    <PriceTier zone="D" label="Zone D" price="HK$180" gone="Sold out" />
  </>
);

const choose = (
  <Button href="#zones" size="small" block iconAfter={arrowRightIcon}>
    Choose a zone
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
    weekday: 'Fri',
    time: '19:30',
    tiers,
    availability: <Availability fullness={5}>Available</Availability>,
    action: choose,
  },
} satisfies Meta<typeof PerformanceRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = {
  args: {
    selected: 'Selected',
    action: (
      <Button href="#zones" variant="buy" size="small" block iconAfter={arrowRightIcon}>
        Choose a zone
      </Button>
    ),
  },
};

export const FewLeft: Story = {
  args: {
    availability: (
      <Availability fullness={1} urgent>
        8 left
      </Availability>
    ),
  },
};

export const SoldOut: Story = {
  args: {
    tiers: <PriceTier zone="A" label="Zone A" price="HK$380" gone="Sold out" />,
    availability: <Availability fullness={0}>Sold out</Availability>,
    action: undefined,
  },
};

/** Sold out, with the waitlist as its action. */
export const Waitlist: Story = {
  args: {
    ...SoldOut.args,
    action: (
      <Button href="#wish" size="small" block>
        Join the waitlist
      </Button>
    ),
  },
};

/** Cancelled: a red sticker, the date of the refund, prices struck through, no action. */
export const Cancelled: Story = {
  args: {
    note: (
      <>
        <Sticker variant="cancelled">Cancelled</Sticker>
        <span>Refunded to the card by 30 November.</span>
      </>
    ),
    tiers: (
      <>
        <PriceTier zone="A" label="Zone A" price="HK$380" gone="Cancelled" />
        <PriceTier zone="B" label="Zone B" price="HK$280" gone="Cancelled" />
      </>
    ),
    availability: <Availability fullness={0}>No longer on sale</Availability>,
    action: undefined,
  },
};

/** Seats with a restricted view have a lower price, announced before the choice. */
export const RestrictedView: Story = {
  args: {
    note: (
      <>
        <Sticker variant="restrictedView">Restricted view</Sticker>
        <span>A pillar hides part of the view from the seats left; they cost less.</span>
      </>
    ),
    tiers: (
      <>
        <PriceTier zone="A" label="Zone A" price="HK$240" gone="Sold out" />
        <PriceTier zone="D" label="Zone D" price="HK$120">
          Restricted view
        </PriceTier>
      </>
    ),
    availability: (
      <Availability fullness={1} urgent>
        Restricted view only
      </Availability>
    ),
  },
};

export const Rescheduled: Story = {
  args: {
    note: (
      <>
        <Sticker variant="rescheduled">Rescheduled</Sticker>
        <span>
          Original date <s>Fri 11 December, 20:00</s>. Your tickets stay valid, or ask for a refund by 30 November.
        </span>
      </>
    ),
  },
};

export const English: Story = {
  args: { day: '20 Nov', weekday: 'Fri', availability: <Availability fullness={5}>Available</Availability> },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    weekday: '星期五',
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

export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
