import { langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storyChrome } from '../story/index.js';
import { TextProvider } from '../text/index.js';
import { SiteFooter } from './SiteFooter.js';

for (const lang of langs) {
  const words = await loadAllWords(lang);

  test(`the number of the hotline in the footer is a link that calls it (${lang})`, () => {
    const html = renderToStaticMarkup(
      <TextProvider lang={lang} words={words}>
        <SiteFooter chrome={storyChrome(lang)} />
      </TextProvider>,
    );
    const [, text] = /<a [^>]*href="tel:\+85200000000"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
    expect(text).toContain(words.common.hotlineNumber);
  });
}
