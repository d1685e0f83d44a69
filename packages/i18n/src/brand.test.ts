import { langs } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { loadAllWords } from './load.js';
import { textsOf } from './testing/textsOf.js';

const dictionaries = new Map(await Promise.all(langs.map(async (lang) => [lang, await loadAllWords(lang)] as const)));
const brandNames = [...dictionaries.values()].map(({ common }) => common.brandName);
const content = import.meta.glob<string>('./content/*/*.md', { query: '?raw', import: 'default', eager: true });

/** The titles of browser tabs: `pageTitle`, `donePageTitle` … and those of the listing. One puts words before a whole title. */
const isPageTitle = (key: string) =>
  /\.(\w*pageTitle\w*|list(Page)?Title)$/i.test(key) && key !== 'places.pageTitleOfSearch';

/** The texts beside page titles that name the brand, in every language. A provider with another name edits them. */
const naming = [
  'common.brandName',
  'common.brandSecondLine',
  'common.legalName',
  ...['contactUs', 'unsubscribe', 'aboutUs', 'help', 'releaseNotes'].map((key) => `document.${key}`),
  ...['event.networkText', 'event.onlineLink'],
];
/** The lead of AboutUs plays with the Chinese name. */
const namingContent = { en_us: [], zh_hk: ['aboutUs'], zh_cn: ['aboutUs'] };

describe.each(langs)('the name of the brand in %s', (lang) => {
  const dictionary = dictionaries.get(lang);
  if (!dictionary) throw new Error(`No words in ${lang}`);
  const texts = [...textsOf(dictionary)];
  const { brandName } = dictionary.common;

  test('ends every page title', () => {
    const titles = texts.filter(([key]) => isPageTitle(key));
    expect(titles.length).toBeGreaterThan(40);
    expect(titles.filter(([, forms]) => !forms.every((form) => form.endsWith(` | ${brandName}`)))).toEqual([]);
  });

  test('is in no other text than those of the list, and in all of them', () => {
    const isNaming = (form: string) => brandNames.some((name) => form.includes(name));
    const found = texts.filter(([key, forms]) => !isPageTitle(key) && forms.some(isNaming)).map(([key]) => key);
    expect(found.sort()).toEqual(naming.toSorted());
    const pages = Object.entries(content).filter(([file, source]) => file.endsWith(`/${lang}.md`) && isNaming(source));
    expect(pages.map(([file]) => file.split('/')[2])).toEqual(namingContent[lang]);
  });
});
