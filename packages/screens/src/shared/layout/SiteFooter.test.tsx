import { langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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

test('a browser keeps the pages that the server has drawn in the footer, and loads nothing for them', async () => {
  const words = await loadAllWords('en_us');
  const page = (pages?: ReactNode) => (
    <TextProvider lang="en_us" words={words}>
      <SiteFooter chrome={storyChrome('en_us')} pages={pages} />
    </TextProvider>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(page(<p>Drawn by the server</p>));
  document.body.append(host);
  const complaints = vi.spyOn(console, 'error');
  const root = hydrateRoot(host, page());
  await expect.poll(() => Object.keys(host.querySelector('footer') ?? {}).length).toBeGreaterThan(0);
  root.render(page());
  await expect.poll(() => host.textContent).toContain('Drawn by the server');
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  root.unmount();
  host.remove();
});
