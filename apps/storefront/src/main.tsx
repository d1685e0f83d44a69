import { routeAt, splitLangPath } from '@first-gong/domain';
import { loadWords, setWords } from '@first-gong/i18n/load';
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

/** Hydrates the server's HTML, after the texts and the page's own part have loaded. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById(stateElementId)?.textContent;
  if (!root || !state) throw new Error('The document has no root or no state.');
  const page: PageState = JSON.parse(state);
  const { pathname, search } = location;
  const route = routeAt(splitLangPath(pathname).path);
  setWords(page.pageWords ?? {}, page.wordFiles ?? {});
  const [words] = await Promise.all([
    loadWords(page.lang, ['common']),
    // If the part fails, rendering loads it again, and the ErrorBoundary shows the failure.
    route && loadPage(route, page.lang, page.pageScript).catch(() => null),
    page.hasSiteNotice && siteNotices.load(page.lang).catch(() => null),
  ]);
  // The page has reported that its script is late, and works without it.
  if (!window.early) return;
  noteDrawn();
  // A transition, so that the page responds to clicks and keys during hydration.
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
