import type { Reader } from '../store/index.js';

/** A store in which nothing has happened. */
export const noRows: Reader = { get: () => undefined, all: () => [], find: () => [], ids: () => [], count: () => 0 };
