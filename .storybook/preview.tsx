import '@first-gong/ui/sheets';
import { htmlLangs, type Lang } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { I18nProvider } from '@first-gong/ui/I18nProvider';
import { themeNames, themes } from '@first-gong/ui/themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { About } from './about/About.js';
import { Do, DoDont, Dont } from './doDont/DoDont.js';
import { keepInside } from './links.js';
import { modes } from './modes.js';
import { propTable } from './propTypes.js';
import { ScreenDocs } from './ScreenDocs.js';
import { localStorefront } from './screens.js';
import { keepStill } from './sheet/frames.js';

const words = {
  en_us: await loadAllWords('en_us'),
  zh_hk: await loadAllWords('zh_hk'),
  zh_cn: await loadAllWords('zh_cn'),
};

/** Sets language, theme, text size and grayscale on the html element, like the storefront. */
const withRoot: Decorator = (Story, { globals, args, title, storyGlobals }) => {
  // Components are in English, unless a story sets another language.
  const lang = (title.startsWith('Screens/') ? globals.lang : (storyGlobals.lang ?? 'en_us')) as Lang;
  const root = document.documentElement;
  root.lang = htmlLangs[lang];
  root.dataset.theme = globals.theme;
  root.dataset.size = String(Number.parseInt(globals.fontSize, 10));
  root.toggleAttribute('data-gray', globals.grayscale === 'on');
  root.dir = globals.direction;
  // Applies the toolbar's card layout to stories with a `layout`.
  const cards = globals.cardLayout !== 'story' && 'layout' in args ? { layout: globals.cardLayout } : {};
  // React Aria derives the direction from the locale.
  const locale = globals.direction === 'rtl' ? 'ar-HK' : htmlLangs[lang];
  return (
    <I18nProvider locale={locale}>
      <TextProvider lang={lang} words={words[lang]}>
        <Story args={{ ...args, ...cards }} />
      </TextProvider>
    </I18nProvider>
  );
};

const items = (entries: Record<string, string>) => Object.entries(entries).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  beforeAll: () => {
    keepStill();
    return keepInside();
  },
  decorators: [withRoot],
  initialGlobals: {
    lang: 'zh_hk',
    theme: 'default',
    fontSize: '16px',
    grayscale: 'off',
    direction: 'ltr',
    cardLayout: 'story',
  },
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
        items: items(Object.fromEntries(themeNames.map((name) => [name, themes[name].label]))),
      },
    },
    // With unit: Storybook parses a bare number in the URL, which would match no option.
    fontSize: {
      description: 'Font size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: items({ '14px': '14 px', '16px': '16 px', '18px': '18 px' }),
      },
    },
    grayscale: {
      description: 'Grayscale',
      toolbar: { icon: 'eye', dynamicTitle: true, items: items({ off: 'Colour', on: 'Grayscale' }) },
    },
    direction: {
      description: 'Direction of lines',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: items({ ltr: 'Left to right', rtl: 'Right to left' }),
      },
    },
    cardLayout: {
      description: 'Layout of event cards',
      toolbar: {
        icon: 'grid',
        dynamicTitle: true,
        items: items({ story: 'Cards as in the story', comfortable: 'Comfortable', optimized: 'Optimized' }),
      },
    },
  },
  parameters: {
    layout: 'padded',
    // Only screens have generated docs pages, requested by main.ts.
    docs: {
      extractArgTypes: propTable,
      page: ScreenDocs,
      // MDX pages use these without import. `remark.mjs` adds `About` to component pages.
      components: { About, DoDont, Do, Dont },
      source: { language: 'tsx' },
    },
    a11y: { test: 'error' },
    // Target of the toolbar's link.
    storefront: import.meta.env.STORYBOOK_STOREFRONT ?? localStorefront,
    // Widths of the design: minimum for reflow, phone, tablet and two desktops.
    viewport: {
      options: Object.fromEntries(
        [
          [320, 640],
          [390, 844],
          [768, 1024],
          [1024, 768],
          [1440, 900],
        ].map(([width, height]) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    chromatic: { modes },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Index',
            'For designers',
            'Colour',
            'Type',
            'Space',
            'Motion',
            'Posters',
            'Themes',
            'Design tokens and Figma',
            'Links and your router',
          ],
          'Screens',
          [
            'Checkout',
            'Home',
            'Event',
            'Login',
            'Cart',
            'TransactionPreview',
            'Receipt',
            'TxnHistory',
            'TransactionDetail',
          ],
          'Evidence',
          ['Results', 'WCAG 2.2 criteria', 'Accessibility', 'What is tested'],
          'Components',
          ['Primitives', 'Forms', 'Navigation', 'Feedback', 'Layout', 'Ticketing'],
        ],
      },
    },
  },
};

export default preview;
