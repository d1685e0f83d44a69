import type { Reader } from '../store/index.js';

/** An empty store. */
export const noRows: Reader = { get: () => undefined, all: () => [], find: () => [], ids: () => [], count: () => 0 };
