import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Slider, type SliderProps } from './Slider.js';

type Range = readonly [number, number];

function Controlled(props: SliderProps<number | Range>) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onChange={setValue} />;
}

const price = (value: number) => `HK$${value.toLocaleString('en-HK')}`;

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider<number | Range>,
  args: {
    label: 'Price',
    name: 'price',
    value: [200, 800],
    onChange: () => {},
    max: 1200,
    step: 100,
    valueText: price,
    fromLabel: 'From',
    toLabel: 'To',
    rangeLabel: '{{from}} to {{to}}',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Slider<number | Range>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  args: { label: 'Distance', name: 'distance', value: 5, max: 20, step: 1, valueText: (value) => `Within ${value} km` },
};

/** Beside selects of a list. */
export const LabelInside: Story = { args: { labelInside: true } };

export const Ends: Story = { args: { value: [0, 1200] } };

/** Both thumbs on one place. */
export const OnePrice: Story = { args: { value: [500, 500] } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'From: Price' })).toHaveFocus();
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { hint: 'With the service charge.', error: 'No seats are left for these prices. Choose a wider range.' },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Choose a date first.' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '每張門票的價錢（包括服務費，不包括速遞及保險等自選項目）',
    hint: '只比較每個節目最便宜的門票。個別座位的價錢可能高於所選範圍。',
    error: '所選價錢範圍內已經沒有門票，請把範圍拉闊，或者改選另一個日期。',
    fromLabel: '由',
    toLabel: '至',
    rangeLabel: '{{from}} 至 {{to}}',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Price of one ticket with its service charge and without delivery or insurance',
    hint: 'Compares the cheapest ticket of each event. A seat may cost more than the prices that you choose here.',
    error: 'No tickets are left between these two prices. Choose a wider range, or another date.',
  },
};

export const Narrow: Story = { args: { ...LongEnglish.args }, decorators: [narrow] };
