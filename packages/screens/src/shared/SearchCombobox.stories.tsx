import type { SearchSuggestion } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.js';
import { eventIn } from './story/events.js';
import { StoryPage, wordsOf } from './story/index.js';
import { useText } from './text/index.js';

interface Args extends Omit<SearchComboboxProps, 'suggestions'> {
  /** Ids of the suggested events. The company and the venue of the first are suggested too. */
  events: string[];
  long?: boolean;
}

function Screen({ events, long = false, ...props }: Args) {
  const { lang } = useText();
  const shown = events.map((id) => eventIn(lang, id));
  const [first] = shown;
  const stretch = (text: string) => (long ? `${text} ${text} ${text}` : text);
  const suggestions: SearchSuggestion[] = [
    ...shown.map(({ id, title, venue }) => ({
      ...{ kind: 'event' as const, id },
      ...{ text: stretch(title), detail: stretch(venue) },
    })),
    ...(first ? [{ kind: 'artist' as const, id: null, text: stretch(first.byline), detail: '' }] : []),
    ...(first
      ? [{ kind: 'venue' as const, id: first.venueId, text: stretch(first.venue), detail: first.district }]
      : []),
  ];
  return (
    <StoryPage
      chrome={{ searchText: props.words }}
      searchSuggestions={<SearchCombobox {...props} suggestions={suggestions} />}
    >
      <div style={{ minBlockSize: '32rem' }} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Search',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    events: ['whale', 'opera'],
    words: '鯨',
    recent: [],
    onWords: fn(),
    onSearch: fn(),
    onClearRecent: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {};
/** The corrected query is above the list. */
export const TypoTold: Story = { args: { words: '鯨漁', correction: '鯨魚' } };
export const Recent: Story = {
  args: { words: '', recent: ['粵劇', '紅館', '鯨魚'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: t('search.clear') }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
  },
};
export const LongTexts: Story = { args: { long: true } };
/** Without suggestions the search can still be sent. */
export const NoSuggestion: Story = {
  args: { events: [], words: '鯨魚樂團' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};
