import { langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from './text/index.js';
import { WithHotline } from './WithHotline.js';

for (const lang of langs) {
  const words = await loadAllWords(lang);
  const number = words.common.hotlineNumber;
  const shown = (sentence: string) =>
    renderToStaticMarkup(
      <TextProvider lang={lang} words={words}>
        <WithHotline>{sentence}</WithHotline>
      </TextProvider>,
    ).replaceAll(/<\/?span>/g, '');

  test(`the number of the hotline in a sentence is a link that calls it (${lang})`, () => {
    const html = shown(`Call ${number}, please.`);
    expect(html).toMatch(/^Call <a [^>]*href="tel:\+85200000000"[^>]*>/);
    expect(html).toContain(`${number}</a>, please.`);
  });

  test(`the number of the hotline never breaks over two lines (${lang})`, () => {
    expect(number).not.toMatch(/[ -]/);
  });

  test(`a sentence without the number has no link (${lang})`, () => {
    expect(shown('Try again in 3 minutes.')).toBe('Try again in 3 minutes.');
  });
}
