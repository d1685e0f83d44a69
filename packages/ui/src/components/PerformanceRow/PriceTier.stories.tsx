import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTier } from './PriceTier.js';

const meta = {
  title: 'Components/Ticketing/PriceTier',
  component: PriceTier,
  decorators: [
    (Story) => (
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1rem' }}>
        <Story />
      </ul>
    ),
  ],
  args: { zone: 'A', label: 'Zone A', price: 'HK$380' },
} satisfies Meta<typeof PriceTier>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SoldOut: Story = { args: { zone: 'B', label: 'Zone B', price: 'HK$280', gone: 'Sold out' } };

export const RestrictedView: Story = {
  args: { zone: 'D', label: 'Zone D', price: 'HK$120', children: 'Restricted view' },
};

export const All: Story = {
  render: () => (
    <>
      <PriceTier zone="A" label="Zone A" price="HK$380" gone="Sold out" />
      <PriceTier zone="B" label="Zone B" price="HK$280" />
      <PriceTier zone="C" label="Zone C" price="HK$220" />
      <PriceTier zone="D" label="Zone D" price="HK$180" />
    </>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    zone: 'D',
    label: '樓座後排及側座 D 區',
    price: 'HK$1,280–2,380',
    children: '視線受阻：前方欄杆及燈架遮擋舞台左側約四分之一',
  },
};

export const LongEnglish: Story = {
  args: {
    zone: 'D',
    label: 'Zone D, back of the balcony and side boxes',
    price: 'HK$1,280–2,380',
    children: 'Restricted view: a handrail crosses the lower part of the stage',
  },
};

export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
