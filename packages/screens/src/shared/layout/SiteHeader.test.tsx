import { fontSizes, htmlLangs, langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { bellIcon } from '@first-gong/ui/icons/bell';
import { freshRoot } from '@first-gong/ui/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberIn, storyChrome } from '../story/index.js';
import { TextProvider } from '../text/index.js';
import { SiteHeader } from './SiteHeader.js';

const root = freshRoot();
const { documentElement } = document;

for (const lang of langs) {
  const words = await loadAllWords(lang);
  const member = memberIn(lang);
  const accountWith = (badge?: { count: string; label: string }) => {
    const notices = { href: '#notices', icon: bellIcon, label: words.session.notices, badge, on: 'desktop' } as const;
    const html = renderToStaticMarkup(
      <TextProvider lang={lang} words={words}>
        <SiteHeader chrome={storyChrome(lang, { member, notices })} />
      </TextProvider>,
    );
    const [, account] = /<a [^>]*TxnHistory\.html"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
    return account?.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
  };

  test.each(fontSizes.flatMap((size) => [1280, 1440].map((width) => [size, width] as const)))(
    `§9 the hours above the masthead are one line (${lang}, text of %s, %i px wide)`,
    async (size, width) => {
      await page.viewport(width, 800);
      documentElement.lang = htmlLangs[lang];
      documentElement.dataset.size = String(size);
      root.render(
        <TextProvider lang={lang} words={words}>
          <SiteHeader chrome={storyChrome(lang)} />
        </TextProvider>,
      );
      const service = page.getByText(words.common.customerServiceHours.split('{{')[0] ?? '');
      await expect.element(service).toBeVisible();
      const text = document.createRange();
      text.selectNodeContents(service.element().lastChild ?? service.element());
      expect(text.getClientRects()).toHaveLength(1);
      const bar = service.element().parentElement?.getBoundingClientRect();
      expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(bar?.right ?? 0);
    },
  );

  test(`§2 on phones the account has the number of unread notices, in words too (${lang})`, () => {
    const said = `${words.session.notices} 3 ${lang}`;
    expect(accountWith({ count: '3', label: `3 ${lang}` })).toBe(`|3|${member.name}| ${said}|`);
    expect(accountWith()).toBe(`|${member.name}|`);
  });

  test(`4.1.2 the name of the cart changes once a minute while its seats are held (${lang})`, () => {
    const names = [600, 599, 541, 540, 60, 1].map((secondsLeft) => {
      const html = renderToStaticMarkup(
        <TextProvider lang={lang} words={words}>
          <SiteHeader chrome={storyChrome(lang, { member, hold: { secondsLeft } })} />
        </TextProvider>,
      );
      const [, cart] = /<a [^>]*ShoppingCart\.html"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
      const label = cart?.replace(/<span [^>]*aria-hidden="true">.*?<\/span>/g, '').replaceAll(/<[^>]+>/g, '');
      return /\d+/.exec(label ?? '')?.[0];
    });
    expect(names).toEqual(['10', '10', '10', '9', '1', '1']);
  });
}
