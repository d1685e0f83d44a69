export { syncFolder } from './folder.js';
export { type Groups, groupBy } from './groups.js';
export { openStore, type StoreOptions } from './store.js';
export type { Change, Reader, Row, Store, Tables, Watcher, Writer } from './types.js';
