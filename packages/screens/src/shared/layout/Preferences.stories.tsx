import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyChrome } from '../story/chrome.js';
import { useText } from '../text/index.js';
import { Preferences } from './Preferences.js';

function Panels() {
  const { lang } = useText();
  return <Preferences chrome={storyChrome(lang)} />;
}

const meta = { title: 'Screens/Layout/Preferences', component: Panels } satisfies Meta<typeof Panels>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the footer and the Display sheet. The utility bar has one line. */
export const Panel: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
