// `npm run bench` runs all benchmarks one after the other. The exit code is 1 when one misses a target.
import './search.bench.js';
import './api.bench.js';
import './abuse.bench.js';
import './start.bench.js';
