import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { SearchField } from './SearchField.js';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { action: '/zh_hk/Events.html', label: 'Search events, artists or venues', submitLabel: 'Search' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masthead: Story = {};
export const Filled: Story = { args: { value: 'The Whale in the Cage Home' } };
export const Page: Story = { args: { variant: 'page' } };

/** Above a list whose entries have their own actions. */
export const List: Story = { args: { variant: 'list' } };
export const SendsTrimmedWords: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '  Night Sailing {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Night Sailing');
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '搜尋節目、藝人或場地',
    submitLabel: '搜尋',
    value: '半島劇社二十周年誌慶演出籠屋裡的鯨魚加場連演後座談會及導賞',
  },
};
export const LongEnglish: Story = {
  args: {
    variant: 'page',
    label: 'Search events, artists, venues and presenters',
    submitLabel: 'Search all events',
    value: 'The Whale in the Cage Home, with a talk after the show',
  },
};
export const Narrow: Story = {
  args: { variant: 'page', value: 'The Whale in the Cage Home' },
  decorators: [narrow],
};
