import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPage, wordsOf } from '../../shared/story/index.js';
import { MaintenanceScreen } from './MaintenanceScreen.js';

const meta = {
  title: 'Screens/Maintenance',
  component: MaintenanceScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  // 25 November 2026 is a Wednesday.
  args: { state: { from: '2026-11-24T16:00:00.000Z', to: '2026-11-24T18:00:00.000Z' } },
  decorators: (Screen) => (
    <StoryPage>
      <Screen />
    </StoryPage>
  ),
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Weekly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:00–02:00')).toBeVisible();
  },
};

/** Started by an operator, without a known end. */
export const OpenEnd: Story = { args: { state: { from: '2026-11-20T11:00:00.000Z', to: null } } };

const end = '2026-11-28T22:00:00.000Z';

export const UntilAnotherDay: Story = {
  args: { state: { from: '2026-11-27T12:00:00.000Z', to: end } },
  play: async ({ canvas, globals }) => {
    const { format, t } = await wordsOf(globals);
    const text = t('site.closedText', { to: format.showTime(end) });
    // The date has a no-break space, which the default normalizer replaces.
    await expect(canvas.getByText(text, { normalizer: (shown) => shown })).toBeVisible();
    await expect(canvas.queryByText('20:00–06:00')).toBeNull();
  },
};

export const English: Story = { globals: { lang: 'en_us' } };

export const Night: Story = { globals: { theme: 'night' } };
