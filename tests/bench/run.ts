// `npm run bench` runs all benchmarks one after the other: static imports would run them at the same time, because each
// waits. The exit code is 1 when one misses a target.
import './search.bench.js';

await import('./api.bench.js');
await import('./abuse.bench.js');
await import('./start.bench.js');
