export { CannotWrite, FolderRefused, reportUnlessTold } from './fault.js';
export { type Groups, groupBy } from './groups.js';
export { createStore, type FolderStore } from './store.js';
export { syncFolder } from './syncFolder.js';
export { defineTable, watchTable } from './table.js';
export type { OlderRow, Reader, Row, Store, Table, Watcher, Writer } from './types.js';
