import { fontSizes, type Lang, langs, parseFontSize, preferenceCookieAge, themes } from '@first-gong/domain';
import type { PreferencesProps } from '@first-gong/ui/Preferences';
import type { Text } from '../text/index.js';
import type { Chrome, DisplayCallbacks } from './chrome.js';

/** The name of each language in the language itself. */
const languageNames = {
  en_us: { lang: 'en', label: 'English', short: 'EN' },
  zh_hk: { lang: 'zh-Hant', label: '繁體中文', short: '繁' },
  zh_cn: { lang: 'zh-Hans', label: '简体中文', short: '简' },
} as const satisfies Record<Lang, { lang: string; label: string; short: string }>;

const sizeNames = { 14: 'common.textSize14', 16: 'common.textSize16', 18: 'common.textSize18' } as const;

/** The display preferences of this page, for the utility bar, the footer and the Display sheet. */
export function displayPreferences(
  { lang, path, theme, fontSize }: Chrome,
  t: Text['t'],
  { onTheme, onFontSize }: DisplayCallbacks,
): Pick<PreferencesProps<string>, 'action' | 'query' | 'textSize' | 'theme' | 'language'> {
  const [route = '', search = ''] = path.split('?');
  const chosen = ['theme', 'fontSize', 'lang'];
  return {
    action: `/${lang}${route}`,
    query: [...new URLSearchParams(search)].filter(([name]) => !chosen.includes(name)),
    textSize: {
      label: t('common.textSize'),
      specimen: lang === 'en_us' ? 'A' : '字',
      value: String(fontSize),
      options: fontSizes.map((size) => ({ value: String(size), label: `${t(sizeNames[size])} ${size}` })),
      onChange: onFontSize && ((value) => onFontSize(parseFontSize(value))),
    },
    theme: {
      label: t('common.theme'),
      value: theme,
      options: themes.map((each) => ({ value: each, label: t(`common.theme_${each}`) })),
      onChange: onTheme,
    },
    language: {
      label: t('common.language'),
      links: langs.map((each) => ({
        ...languageNames[each],
        href: `/${each}${route}?${withLang(search, each)}`,
        current: each === lang,
      })),
    },
  };
}

/** How long a device keeps the preferences. */
export const displayNote = (t: Text['t']): string =>
  t('common.displayNote', { days: preferenceCookieAge / 86_400_000 });

/** The query with the language in it. Only the query outranks a language that was chosen earlier (spec §2). */
function withLang(search: string, lang: Lang) {
  const params = new URLSearchParams(search);
  params.set('lang', lang);
  return params;
}
