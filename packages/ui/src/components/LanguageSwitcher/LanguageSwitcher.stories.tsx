import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { LanguageSwitcher } from './LanguageSwitcher.js';
import * as styles from './LanguageSwitcher.stories.css.js';

const meta = {
  title: 'Components/Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  args: {
    label: 'Language',
    links: [
      { href: '/en_us/Events.html', lang: 'en', label: 'English', short: 'EN', current: true },
      { href: '/zh_hk/Events.html', lang: 'zh-Hant', label: '繁體中文', short: '繁', current: false },
      { href: '/zh_cn/Events.html', lang: 'zh-Hans', label: '简体中文', short: '简', current: false },
    ],
  },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bar: Story = {
  args: { variant: 'bar' },
  decorators: (Switcher) => (
    <div className={styles.dark}>
      <Switcher />
    </div>
  ),
};

export const LongEnglish: Story = {
  args: {
    label: 'Language of this page and of the emails that we send you',
    links: meta.args.links.map((link) => ({
      ...link,
      label: link.lang === 'en' ? 'English (Hong Kong)' : `${link.label} (Hong Kong)`,
    })),
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '這個網頁，以及日後寄給你的電郵和短訊所用的語言',
    links: meta.args.links.map((link) => ({
      ...link,
      current: link.lang === 'zh-Hant',
      label:
        { en: 'English (Hong Kong)', 'zh-Hant': '繁體中文（香港）', 'zh-Hans': '简体中文（中国内地）' }[link.lang] ??
        link.label,
    })),
  },
};
