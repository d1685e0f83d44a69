import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryNav } from './CategoryNav.js';

const item = (label: string, count: string, href: string) => ({ label, count, countLabel: `${count} events`, href });

const meta = {
  title: 'Components/Navigation/CategoryNav',
  component: CategoryNav,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Categories',
    items: [
      { ...item('All', '128', '?'), current: true },
      item('Local', '74', '?category=local'),
      item('Online', '12', '?category=online'),
      item('Film', '18', '?category=cinema'),
      { ...item('the government ticketing network', '15', '?category=governmentNetwork'), leaves: 'Leaves this site' },
      item('Non-local', '9', '?category=nonLocal'),
    ],
  },
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingCurrent: Story = {
  args: { items: meta.args.items.map((each) => ({ ...each, current: false })) },
};
export const WithoutCounts: Story = {
  args: { items: meta.args.items.map(({ href, label }) => ({ href, label })) },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '節目分類',
    items: [
      '全部現正發售的節目',
      '本地製作及社區藝術節目',
      '網上直播及重溫節目',
      '電影及放映後座談',
      '內地、澳門及海外節目',
    ].map((label, index) => ({
      label,
      href: `?category=${index}`,
      count: String(128 - 20 * index),
      countLabel: `${128 - 20 * index} 個節目`,
      current: index === 2,
    })),
  },
};
const english = {
  label: 'Categories of events',
  items: [
    { href: '?', label: 'All events on sale', count: '128', countLabel: '128 events', current: true },
    { href: '?category=online', label: 'Online, live and on demand', count: '12', countLabel: '12 events' },
    { href: '?category=governmentNetwork', label: 'Government ticketing network', leaves: 'leaves this site' },
    { href: '?category=nonLocal', label: 'Outside Hong Kong', count: '9', countLabel: '9 events' },
  ],
};
export const LongEnglish: Story = { args: english };
/** On phones the row scrolls, and the page does not. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } }, args: english };
