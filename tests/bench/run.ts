// `npm run bench`: every benchmark, one after the other; ends with 1 when a target is missed.
import './search.bench.js';
import './api.bench.js';
