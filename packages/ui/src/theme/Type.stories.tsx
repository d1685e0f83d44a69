import type { Meta, StoryObj } from '@storybook/react-vite';
import { list, name, size, stretch } from './foundations.css.js';
import { scale } from './scale.js';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = Object.entries(scale.font) as [keyof typeof size, string][];

export const Scale: Story = {
  render: () => (
    <ul className={list}>
      {sizes.map(([step, value]) => (
        <li key={step}>
          <span className={name} lang="en">
            {step}, {value}
          </span>
          <span className={size[step]}>At 19:30</span>
        </li>
      ))}
    </ul>
  ),
};

const widths = Object.entries(scale.stretch) as [keyof typeof stretch, string][];

export const Widths: Story = {
  render: () => (
    <ul className={list} lang="en">
      {widths.map(([step, value]) => (
        <li key={step}>
          <span className={name}>
            {step}, {value}
          </span>
          <span className={stretch[step]}>20 Nov 19:30, HK$180–380</span>
        </li>
      ))}
    </ul>
  ),
};
