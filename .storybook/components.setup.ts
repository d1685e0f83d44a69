import '@first-gong/ui/sheets';
import { vi } from 'vitest';
import { page } from 'vitest/browser';

// Files share a page, so each begins with the page, the clock and the storage as a browser opens them.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.documentElement.lang = 'zh-Hant-HK';
document.documentElement.dataset.theme = 'default';
document.documentElement.dataset.size = '16';
await page.viewport(414, 896);

// Vitest waits for a second only: on a busy machine that is too short.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'object' ? { timeout: 60_000, ...options } : (options ?? 60_000));
