import '@first-gong/ui/theme';
import { htmlLangs, type Lang } from '@first-gong/domain';
import { en_us } from '@first-gong/i18n/dictionaries/en_us';
import { zh_cn } from '@first-gong/i18n/dictionaries/zh_cn';
import { zh_hk } from '@first-gong/i18n/dictionaries/zh_hk';
import { TextProvider } from '@first-gong/screens/text';
import type { Decorator, Preview } from '@storybook/react-vite';

const dictionaries = { en_us, zh_hk, zh_cn };

/** Which theme the run tests; the addon gives each browser instance one of the three. */
const themeOfRun = (import.meta.env.VITE_STORY_THEME as string | undefined) ?? 'default';

/** Sets the root as the storefront does: language, theme, size and grayscale are attributes of the html element. */
const withRoot: Decorator = (Story, { globals }) => {
  const lang = globals.lang as Lang;
  const root = document.documentElement;
  root.lang = htmlLangs[lang];
  root.dataset.theme = globals.theme;
  root.dataset.size = globals.fontSize;
  root.toggleAttribute('data-gray', globals.grayscale === 'on');
  return (
    <TextProvider lang={lang} dictionary={dictionaries[lang]}>
      <Story />
    </TextProvider>
  );
};

const items = (entries: Record<string, string>) => Object.entries(entries).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  decorators: [withRoot],
  initialGlobals: { lang: 'zh_hk', theme: themeOfRun, fontSize: '16', grayscale: 'off' },
  globalTypes: {
    lang: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: items({ en_us: 'English', zh_hk: '繁體', zh_cn: '简体' }) },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: items({ default: 'Default', night: 'Night', bw: 'Black and white' }),
      },
    },
    fontSize: {
      description: 'Font size',
      toolbar: { icon: 'paragraph', dynamicTitle: true, items: items({ '14': '14 px', '16': '16 px', '18': '18 px' }) },
    },
    grayscale: {
      description: 'Grayscale',
      toolbar: { icon: 'eye', dynamicTitle: true, items: items({ off: 'Colour', on: 'Grayscale' }) },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens'] } },
  },
};

export default preview;
