import '@first-gong/ui/sheets';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';

// Test files share a page, so each resets page, clock and storage.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
await resetPage();
afterEach(resetPage);

/** Undoes what a test changes on the page. */
async function resetPage() {
  const root = document.documentElement;
  root.lang = 'zh-Hant-HK';
  root.dir = '';
  root.dataset.theme = 'default';
  root.dataset.size = '16';
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  if (innerWidth !== 414 || innerHeight !== 896) await page.viewport(414, 896);
}
