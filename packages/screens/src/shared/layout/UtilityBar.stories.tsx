import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyChrome } from '../story/chrome.js';
import { useText } from '../text/index.js';
import { UtilityBar } from './UtilityBar.js';

function Bar() {
  const { lang } = useText();
  return <UtilityBar chrome={storyChrome(lang)} />;
}

const meta = {
  title: 'Screens/Layout/UtilityBar',
  component: Bar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A tablet shows only the preferences; a phone has no bar. */
export const Narrow: Story = { globals: { viewport: { value: 'w768' } } };
