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
    label: '節目',
    options: [
      { id: 'whale', href: '#whale', label: '籠屋裡的鯨魚', detail: '大坑劇院', icon: ticketIcon },
      { id: 'tide', href: '#tide', label: '潮汐表', detail: '石硤尾黑盒', icon: ticketIcon },
    ],
  },
  { id: 'artist', label: '藝人', options: [{ id: 'mo', href: '#mo', label: '巫竹軒', icon: userIcon }] },
  {
    id: 'venue',
    label: '場地',
    options: [{ id: 'taiHang', href: '#taiHang', label: '大坑劇院', detail: '大坑', icon: mapPinIcon }],
  },
];

/** In a field that has the focus, so that the list is open. */
function InField(props: SearchSuggestionsProps) {
  return (
    <div style={{ minBlockSize: '26rem' }}>
      <SearchField
        action="/zh_hk/Events.html"
        label="搜尋節目、藝人或場地"
        submitLabel="搜尋"
        suggestions={<SearchSuggestions {...props} />}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Forms/SearchSuggestions',
  component: SearchSuggestions,
  args: { label: '建議', groups: found, status: '4 項建議', onWords: fn() },
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
    await userEvent.type(await canvas.findByRole('combobox'), '鯨{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('潮汐表');
  },
};
export const Typo: Story = { args: { note: '以下是「鯨魚」的結果' } };
export const Recent: Story = {
  args: {
    groups: [
      {
        id: 'recent',
        label: '最近搜尋',
        options: [
          { id: '1', href: '#1', label: '粵劇', icon: clockIcon },
          { id: '2', href: '#2', label: '紅館', icon: clockIcon },
          { id: 'clear', href: '#', label: '清除最近搜尋', icon: trashIcon, onClick: fn() },
        ],
      },
    ],
  },
};
export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
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
  args: {
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
