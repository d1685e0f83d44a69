import '@first-gong/ui/sheets';
import { vi } from 'vitest';
import { page } from 'vitest/browser';

// Test files share a page, so each resets page, clock and storage.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.documentElement.lang = 'zh-Hant-HK';
document.documentElement.dataset.theme = 'default';
document.documentElement.dataset.size = '16';
await page.viewport(414, 896);
