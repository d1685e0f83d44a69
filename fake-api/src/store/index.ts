export { createStore, type FolderStore } from './store.js';
export * from './types.js';
