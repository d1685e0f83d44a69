import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clockIcon } from '../../icons/clock.js';
import { mapPinIcon } from '../../icons/map-pin.js';
import { ticketIcon } from '../../icons/ticket.js';
import { trashIcon } from '../../icons/trash.js';
import { userIcon } from '../../icons/user.js';
import { narrow } from '../../testing/narrow.js';
import { SearchField } from '../SearchField/index.js';
import { type SearchSuggestionGroup, SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.js';

const found: SearchSuggestionGroup[] = [
  {
    id: 'event',
    label: 'Events',
    options: [
      {
        id: 'whale',
        href: '#whale',
        label: 'The Whale in the Cage Home',
        detail: 'Tai Hang Playhouse',
        icon: ticketIcon,
      },
      { id: 'tide', href: '#tide', label: 'Tide Table', detail: 'Shek Kip Mei Black Box', icon: ticketIcon },
    ],
  },
  { id: 'artist', label: 'Artists', options: [{ id: 'mo', href: '#mo', label: 'Mo Chuk-hin', icon: userIcon }] },
  {
    id: 'venue',
    label: 'Venue',
    options: [{ id: 'taiHang', href: '#taiHang', label: 'Tai Hang Playhouse', detail: 'Tai Hang', icon: mapPinIcon }],
  },
];

/** In a focused field, so that the list is open. */
function InField(props: SearchSuggestionsProps) {
  return (
    <div style={{ minBlockSize: '26rem' }}>
      <SearchField
        action="/zh_hk/Events.html"
        label="Search events, artists or venues"
        submitLabel="Search"
        suggestions={<SearchSuggestions {...props} />}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Forms/SearchSuggestions',
  component: SearchSuggestions,
  args: { label: 'Suggestions', groups: found, status: '4 suggestions', onWords: fn() },
  render: (args) => <InField {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
  },
} satisfies Meta<typeof SearchSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { play: () => {} };
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'whale{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Tide Table');
  },
};
export const Typo: Story = { args: { note: 'Results for “whale”' } };
export const Recent: Story = {
  args: {
    groups: [
      {
        id: 'recent',
        label: 'Recent searches',
        options: [
          { id: '1', href: '#1', label: 'Cantonese opera', icon: clockIcon },
          { id: '2', href: '#2', label: 'Coliseum', icon: clockIcon },
          { id: 'clear', href: '#', label: 'Clear recent searches', icon: trashIcon, onClick: fn() },
        ],
      },
    ],
  },
};
export const LongEnglish: Story = {
  args: {
    groups: [
      {
        id: 'event',
        label: 'Events',
        options: [
          {
            ...{
              id: 'whale',
              href: '#whale',
              icon: ticketIcon,
              label: 'The Whale in the Cage Home, with a talk after',
            },
            detail: 'Queen Elizabeth Stadium Arena, Wan Chai, entrance on Oi Kwan Road',
          },
        ],
      },
    ],
  },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '搜尋建議',
    status: '1 項建議',
    groups: [
      {
        id: 'event',
        label: '節目',
        options: [
          {
            ...{
              id: 'whale',
              href: '#whale',
              icon: ticketIcon,
              label: '半島劇社二十周年誌慶演出籠屋裡的鯨魚加場連演後座談',
            },
            detail: '香港大球場旁的大坑劇院一樓小劇場',
          },
        ],
      },
    ],
  },
};
export const Narrow: Story = { decorators: [narrow] };
