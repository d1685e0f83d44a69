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
  args: { zone: 'A', label: 'A 區', price: 'HK$380' },
} satisfies Meta<typeof PriceTier>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gone: Story = { args: { zone: 'B', label: 'B 區', price: 'HK$280', gone: '已售罄' } };

export const RestrictedView: Story = {
  args: { zone: 'D', label: 'D 區', price: 'HK$120', children: '視線受阻' },
};

export const All: Story = {
  render: () => (
    <>
      <PriceTier zone="A" label="A 區" price="HK$380" gone="已售罄" />
      <PriceTier zone="B" label="B 區" price="HK$280" />
      <PriceTier zone="C" label="C 區" price="HK$220" />
      <PriceTier zone="D" label="D 區" price="HK$180" />
    </>
  ),
};

export const LongChinese: Story = {
  args: {
    zone: 'D',
    label: '樓座後排及側座 D 區',
    price: 'HK$1,280–2,380',
    children: '視線受阻：前方欄杆及燈架遮擋舞台左側約四分之一',
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    zone: 'D',
    label: 'Zone D, back of the balcony and side boxes',
    price: 'HK$1,280–2,380',
    children: 'Restricted view: a handrail crosses the lower part of the stage',
  },
};

export const Narrow: Story = { ...LongEnglish, globals: { lang: 'en_us', viewport: { value: 'w320' } } };
