import type { Meta, StoryObj } from '@storybook/react-vite';
import { PurchaseSteps } from './PurchaseSteps.js';

const meta = {
  title: 'Screens/Parts/Steps',
  component: PurchaseSteps,
  parameters: { layout: 'fullscreen' },
  args: { current: 'cart' },
} satisfies Meta<typeof PurchaseSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstStep: Story = { args: { current: 'performance' } };
export const LastStep: Story = { args: { current: 'receipt' } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };

/** The purchase cannot go on: the reason is in place of the name of the step. */
export const Stopped: Story = {
  args: { current: 'preview', state: 'The bank has declined the payment' },
  globals: { lang: 'en_us' },
};
export const Narrow: Story = { ...Stopped, globals: { lang: 'en_us', viewport: { value: 'w320' } } };
