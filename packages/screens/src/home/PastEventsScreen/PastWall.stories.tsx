import type { EventSummary } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventsIn, longEvent } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { PastWall } from './PastWall.js';

interface Args {
  /** Latest first. */
  lastDays: readonly string[];
  change?: (event: EventSummary) => EventSummary;
}

function Wall({ lastDays, change = (event) => event }: Args) {
  const { lang } = useText();
  const events = eventsIn(lang);
  return (
    <PastWall
      events={lastDays.flatMap((lastDate, index) => {
        const event = events[index];
        return event ? [change({ ...event, lastDate })] : [];
      })}
    />
  );
}

const season2026 = ['2026-08-15', '2026-08-02', '2026-05-30', '2026-05-14', '2026-05-11', '2026-05-07'];
const season2025 = ['2025-12-20', '2025-12-18', '2025-12-12', '2025-12-05', '2025-12-04', '2025-12-01'];

const meta = {
  title: 'Screens/PastEvents/PastWall',
  component: Wall,
  args: { lastDays: [...season2026, ...season2025] },
} satisfies Meta<typeof Wall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneYear: Story = { args: { lastDays: season2025.slice(0, 2) } };

/** On a phone with large text the poster is too small to read, so the title is below it. */
export const LargeText: Story = { globals: { fontSize: '18', viewport: { value: 'w320' } } };

export const LongTitles: Story = { args: { change: longEvent } };

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
