import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { UtilityBar } from '../UtilityBar/index.js';
import { Preferences } from './Preferences.js';

const meta = {
  title: 'Components/Navigation/Preferences',
  component: Preferences,
  args: {
    action: '/zh_hk/Events.html',
    query: [['q', 'the Cage Home']],
    textSize: {
      label: 'Text size',
      specimen: 'A',
      value: '16',
      options: [
        { value: '14', label: 'Small 14' },
        { value: '16', label: 'Standard 16' },
        { value: '18', label: 'Large 18' },
      ],
    },
    theme: {
      label: 'Theme',
      value: 'default',
      options: [
        { value: 'default', label: 'Day' },
        { value: 'night', label: 'Night' },
        { value: 'bw', label: 'Black and white' },
      ],
    },
    language: {
      label: 'Language',
      links: [
        { href: '/en_us/Events.html?q=鯨魚&lang=en_us', lang: 'en', label: 'English', short: 'EN', current: true },
        {
          href: '/zh_hk/Events.html?q=鯨魚&lang=zh_hk',
          lang: 'zh-Hant',
          label: '繁體中文',
          short: '繁',
          current: false,
        },
        {
          href: '/zh_cn/Events.html?q=鯨魚&lang=zh_cn',
          lang: 'zh-Hans',
          label: '简体中文',
          short: '简',
          current: false,
        },
      ],
    },
    note: 'Applies at once and stays on this device for 30 days.',
  },
} satisfies Meta<typeof Preferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};
export const Bar: Story = {
  args: { variant: 'bar', note: undefined },
  render: (args) => <UtilityBar notes={[]} preferences={<Preferences {...args} />} />,
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    query: [['q', '鯨魚']],
    textSize: {
      label: '整個網站（包括電子門票及收據）的字型大小',
      specimen: '字',
      value: meta.args.textSize.value,
      options: meta.args.textSize.options.map((option, index) => ({
        ...option,
        label: `${['較小字型', '標準字型', '特大字型'][index] ?? ''} ${option.value}`,
      })),
    },
    theme: {
      label: '畫面主題及色彩對比',
      value: meta.args.theme.value,
      options: meta.args.theme.options.map((option, index) => ({
        ...option,
        label: ['日間（淺色背景）', '夜間（深色背景）', '黑白（高對比）'][index] ?? '',
      })),
    },
    language: {
      label: '網頁及電郵通知所用的語言',
      links: meta.args.language.links.map((link) => ({ ...link, current: link.lang === 'zh-Hant' })),
    },
    note: '選擇後即時生效，無須登入；設定只在這部裝置的這個瀏覽器保留三十天，清除瀏覽資料後須重新選擇。',
  },
};
export const LongEnglish: Story = {
  args: {
    textSize: {
      label: 'Size of the text on every page',
      specimen: 'A',
      value: meta.args.textSize.value,
      options: meta.args.textSize.options.map((option) => ({ ...option, label: `Standard ${option.value}` })),
    },
    theme: {
      label: 'Theme',
      value: meta.args.theme.value,
      options: meta.args.theme.options.map((option, index) => ({
        ...option,
        label: ['By day', 'At night', 'Black and white'][index] ?? '',
      })),
    },
    note: 'In force at once, and kept on this device for thirty days.',
  },
};
export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
