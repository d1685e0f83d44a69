import { findBrowser } from '../../scripts/browser.mjs';
import { stop } from '../../scripts/prepare.mjs';

/**
 * `npm run bench` runs all benchmarks in sequence, `npm run bench -- pages search` only these. Exits with 1 if a target
 * is missed.
 */
const parts: Record<string, () => Promise<unknown>> = {
  search: () => import('./search.bench.js'),
  api: () => import('./api.bench.js'),
  abuse: () => import('./abuse.bench.js'),
  documents: () => import('./documents.bench.js'),
  start: () => import('./start.bench.js'),
  pages: () => import('./pages.bench.js'),
  catalogue: () => import('./catalogue.bench.js'),
  seats: () => import('./seats.bench.js'),
  history: () => import('./history.bench.js'),
  library: () => import('./library.bench.js'),
  views: () => import('./views.bench.js'),
  streams: () => import('./streams.bench.js'),
};

// A headed browser shows link addresses in its corner, for which a click waits 1.4 s.
process.env.CHROMIUM_PATH = await findBrowser();

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const run = parts[name];
  await (run ?? (() => stop(`Unknown benchmark "${name}". Use one of: ${Object.keys(parts).join(', ')}.`)))();
}
