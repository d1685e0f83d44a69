import type { Words } from '../../shared/text.js';

/** Names by code. */
export type Named = Readonly<Record<string, Words>>;
