import { langs, type RouteName, routeNames, routeOf } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterPages } from './FooterPages.js';
import { footerGroups } from './sitePages.js';
import { TextProvider } from './text/index.js';

const listed: readonly RouteName[] = Object.values(footerGroups).flat();

/** Pages that the footer links in other ways, or through another page. */
const elsewhere: readonly RouteName[] = [
  'home',
  'cinema',
  'login',
  'forgotPassword',
  'resetPassword',
  'logout',
  'pastEvents',
];

for (const lang of langs) {
  const words = await loadAllWords(lang);
  const html = renderToStaticMarkup(
    <TextProvider lang={lang} words={words}>
      <FooterPages social={[{ href: 'https://social.example/gong', label: 'Social' }]} />
    </TextProvider>,
  );

  test(`§2 the footer links to each of its pages (${lang})`, () => {
    for (const name of listed) {
      const link = `href="/${lang}${routeOf(name).path}"`;
      expect(html, name).toContain(link);
    }
  });

  test(`the form of the newsletter leads without script to a page that says so (${lang})`, () => {
    expect(html).toMatch(new RegExp(`<form [^>]*action="/${lang}/CS.html" method="post"`));
  });

  test(`the provider’s pages at other sites are those that are configured (${lang})`, () => {
    expect(html).toContain('href="https://social.example/gong"');
  });
}

test('§2 every page of help and service has a place in the footer', () => {
  const forEverybody = routeNames.filter((name) => {
    const { access, unlisted, requires } = routeOf(name);
    return access === 'everyone' && !unlisted && !requires;
  });
  expect(forEverybody.filter((name) => !listed.includes(name) && !elsewhere.includes(name))).toEqual([]);
});
