import type { Meta, StoryObj } from '@storybook/react-vite';
import { Perforation } from '../components/Perforation/index.js';
import { Ticket } from '../components/Ticket/index.js';
import { bar, list, name, ruler, sample, touchTarget } from './foundations.css.js';
import { scale } from './scale.js';

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const steps = Object.entries(scale.space) as [keyof typeof bar, string][];

export const Steps: Story = {
  render: () => (
    <ul className={list} lang="en">
      {steps.map(([step, value]) => (
        <li key={step} className={ruler}>
          <span className={name}>
            {step}, {value}
          </span>
          <span className={bar[step]} />
        </li>
      ))}
    </ul>
  ),
};

/** Minimum touch target. */
export const Target: Story = {
  render: () => (
    <p lang="en">
      <span className={touchTarget} /> size.touch, {scale.size.touch}
    </p>
  ),
};

/** Notch and dashed line mark tickets. */
export const Motif: Story = {
  render: () => (
    <Ticket>
      <p className={sample}>performances</p>
      <Perforation direction="horizontal" />
      <p className={sample}>Stub</p>
    </Ticket>
  ),
};
