import { routeAt, splitLangPath } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { KeptPosters } from '@first-gong/ui/Poster';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { siteNotices } from './app/lazyParts.js';
import { loadPage } from './app/pages.js';
import { noteDrawn } from './app/replayInput.js';
import { type PageState, stateElementId } from './app/state.js';
import { documentTime } from './data/documentTime.js';
import { reportUnhandled } from './site/reportError.js';

/** Takes over the server's HTML, after the words and the page's own part are loaded. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById(stateElementId)?.textContent;
  if (!root || !state) throw new Error('The document has no root or no state.');
  const page: PageState = JSON.parse(state);
  const { pathname, search } = location;
  const route = routeAt(splitLangPath(pathname).path);
  const [words] = await Promise.all([
    loadWords(page.lang, ['common']),
    // When the part does not load, the page loads it again as React renders, and the ErrorBoundary shows the failure.
    route && loadPage(route, page.lang, page.pageScript).catch(() => null),
    page.hasSiteNotice && siteNotices.load(page.lang).catch(() => null),
  ]);
  // The page has said that its script did not come in time, and works without it.
  if (!window.early) return;
  noteDrawn();
  // A transition yields to the reader: a press or a key is answered while React takes over.
  startTransition(() => {
    hydrateRoot(
      root,
      <KeptPosters>
        <App
          {...page}
          delivered={{ ...page.delivered, receivedAt: documentTime() }}
          words={words}
          documentAddress={{ pathname, search }}
        />
      </KeptPosters>,
    );
  });
}

reportUnhandled();
start().catch((error: unknown) => {
  window.early?.giveUp();
  throw error;
});
