import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { Playground as Page } from './Playground.js';

interface Arguments {
  /** The code, compressed. The address has it. */
  code: string;
}

const meta = {
  title: 'Foundations/Playground',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  argTypes: { code: { type: 'string' } },
  args: { code: '' },
} satisfies Meta<Arguments>;
export default meta;

/** Any component with any props. The address has the code and the choices of the toolbar. */
export const Playground: StoryObj<Arguments> = {
  render: ({ code }, { globals }) => {
    const [, updateArgs] = useArgs<Arguments>();
    return <Page encoded={code} onEncoded={(encoded) => updateArgs({ code: encoded })} globals={globals} />;
  },
};
