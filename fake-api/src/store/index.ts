export { CannotWrite, FolderRefused, reportUnlessTold } from './fault.js';
export { lockFolder } from './lock.js';
export { createStore, type FolderStore } from './store.js';
export { defineTable } from './table.js';
export type { Change, OlderRow, Reader, Row, Store, Table, Value, Watcher, Writer } from './types.js';
