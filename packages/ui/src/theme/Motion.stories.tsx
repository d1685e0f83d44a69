import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/Button/index.js';
import { list, mover, moving, name, track } from './foundations.css.js';
import { scale } from './scale.js';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const durations = Object.entries(scale.duration) as [keyof typeof mover, string][];

function Durations() {
  const [there, setThere] = useState(false);
  return (
    <div className={list} lang="en">
      <p>
        <Button onClick={() => setThere(!there)}>Move</Button>
      </p>
      {durations.map(([step, value]) => (
        <div key={step}>
          <span className={name}>
            {step}, {value}
          </span>
          <div className={track}>
            <span className={there ? `${mover[step]} ${moving}` : mover[step]} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Click the button to see the motion. */
export const Steps: Story = { render: () => <Durations /> };
