import { routeAt, splitLangPath } from '@first-gong/domain';
import type { Area } from '@first-gong/i18n';
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

/** How the document's page loads, without the list of all pages. */
const sourceIn = ({ pageScript, wordFiles }: PageState) =>
  pageScript && wordFiles
    ? { load: () => import(/* @vite-ignore */ pageScript), areas: Object.keys(wordFiles) as Area[] }
    : undefined;

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
    route && loadPage(route, page.lang, sourceIn(page)).catch(() => null),
    page.hasSiteNotice && siteNotices.load(page.lang).catch(() => null),
  ]);
  // The page has reported that its script is late, and works without it.
  if (!window.beforeHydration) return;
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
  window.beforeHydration?.giveUp();
  throw error;
});
