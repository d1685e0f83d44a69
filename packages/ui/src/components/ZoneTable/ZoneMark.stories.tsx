import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZoneMark } from './ZoneMark.js';
import * as styles from './ZoneMark.stories.css.js';

const meta = {
  title: 'Components/Ticketing/ZoneMark',
  component: ZoneMark,
  args: { zone: 'A' },
} satisfies Meta<typeof ZoneMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllZones: Story = {
  render: () => (
    <ul className={styles.legend}>
      {(['A', 'B', 'C', 'D'] as const).map((zone) => (
        <li key={zone}>
          <ZoneMark zone={zone} /> Zone
        </li>
      ))}
    </ul>
  ),
};
