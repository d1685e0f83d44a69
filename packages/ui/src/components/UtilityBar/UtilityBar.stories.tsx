import type { Meta, StoryObj } from '@storybook/react-vite';
import { headsetIcon } from '../../icons/headset.js';
import { wrenchIcon } from '../../icons/wrench.js';
import { Preferences } from '../Preferences/index.js';
import preferences from '../Preferences/Preferences.stories.js';
import { UtilityBar } from './UtilityBar.js';

const meta = {
  title: 'Components/Navigation/UtilityBar',
  component: UtilityBar,
  parameters: { layout: 'fullscreen' },
  args: {
    notes: [
      { icon: headsetIcon, text: 'Customer service Mon–Fri 10:00–19:00' },
      { icon: wrenchIcon, text: 'Maintenance every Wednesday 00:00–02:00' },
    ],
    preferences: <Preferences {...preferences.args} variant="bar" note={undefined} />,
  },
} satisfies Meta<typeof UtilityBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    notes: [
      { icon: headsetIcon, text: '客戶服務熱線及網上查詢：星期一至五（公眾假期除外）10:00–19:00' },
      { icon: wrenchIcon, text: '例行系統維護及保安更新：逢星期三凌晨 00:00–02:00' },
    ],
  },
};
export const LongEnglish: Story = {
  args: {
    notes: [
      { icon: headsetIcon, text: 'Customer service, Monday to Friday except public holidays, 10:00–19:00' },
      { icon: wrenchIcon, text: 'Maintenance every Wednesday, 00:00–02:00' },
    ],
  },
};
export const WithoutNotes: Story = { args: { notes: [] } };

/** A tablet shows the preferences alone; a phone has no bar. */
export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w768' } } };
