import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryNav } from './CategoryNav.js';

const linksOf = (labels: readonly string[], at?: number) =>
  labels.map((label, index) => ({
    label,
    href: `?category=${index}`,
    count: 128 - 20 * index,
    current: index === at,
  }));
const names = ['All', 'Local', 'Online', 'Film', 'the government ticketing network', 'Non-local'];

const meta = {
  title: 'Screens/Layout/CategoryNav',
  component: CategoryNav,
  parameters: { layout: 'fullscreen' },
  args: { links: linksOf(names, 0) },
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingCurrent: Story = { args: { links: linksOf(names) } };
export const WithoutCounts: Story = {
  args: { links: linksOf(names).map((link) => ({ ...link, count: undefined })) },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    links: linksOf(
      [
        '全部現正發售的節目',
        '本地製作及社區藝術節目',
        '網上直播及重溫節目',
        '電影及放映後座談',
        '內地、澳門及海外節目',
      ],
      2,
    ),
  },
};
const english = [
  'All events on sale',
  'Online, live and on demand',
  'Government ticketing network',
  'Outside Hong Kong',
];
export const LongEnglish: Story = { args: { links: linksOf(english, 0) } };
/** On phones the row scrolls, and the page does not. */
export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
