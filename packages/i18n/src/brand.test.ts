import { langs } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { loadAllWords } from './load.js';
import { serverWords } from './server/index.js';
import { textsOf } from './testing/textsOf.js';
import { createTranslate } from './text.js';

const dictionaries = new Map(
  await Promise.all(
    langs.map(async (lang) => [lang, { ...(await loadAllWords(lang)), ...serverWords[lang] }] as const),
  ),
);
const brandNames = [...dictionaries.values()].map(({ common }) => common.brandName);
const content = import.meta.glob<string>('./content/*/*.md', { query: '?raw', import: 'default', eager: true });

/** Keys of browser tab titles, including those of the listing. `pageTitleOf` puts text before a whole title. */
const isPageTitle = (key: string) =>
  /\.(\w*pageTitle\w*|list(Page)?Title)$/i.test(key) && key !== 'places.pageTitleOfSearch';

/** Texts that consist of the brand name. */
const naming = ['common.brandName', 'common.brandSecondLine', 'common.legalName'];
/** The lead of AboutUs quotes the Chinese name. */
const namingContent = { en_us: [], zh_hk: ['aboutUs'], zh_cn: ['aboutUs'] };

describe.each(langs)('the name of the brand in %s', (lang) => {
  const dictionary = dictionaries.get(lang);
  if (!dictionary) throw new Error(`No words in ${lang}`);
  const texts = [...textsOf(dictionary)];

  test('ends every page title', () => {
    const titles = texts.filter(([key]) => isPageTitle(key));
    expect(titles.length).toBeGreaterThan(40);
    expect(titles.filter(([, forms]) => !forms.every((form) => form.endsWith(' | {{brand}}')))).toEqual([]);
  });

  test('is written once: other texts have a placeholder for it', () => {
    const isNaming = (form: string) => brandNames.some((name) => form.includes(name));
    const found = texts.filter(([, forms]) => forms.some(isNaming)).map(([key]) => key);
    expect(found.sort()).toEqual(naming.toSorted());
    const pages = Object.entries(content).filter(([file, source]) => file.endsWith(`/${lang}.md`) && isNaming(source));
    expect(pages.map(([file]) => file.split('/')[2])).toEqual(namingContent[lang]);
  });

  test('fills the placeholder', () => {
    const common = { ...dictionary.common, brandName: 'Second Gong' };
    const t = createTranslate(lang, { ...dictionary, common });
    expect(t('cart.pageTitle')).toBe(`${t('cart.title')} | Second Gong`);
  });
});
