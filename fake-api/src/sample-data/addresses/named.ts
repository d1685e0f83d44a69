import type { Words } from '../../shared/text.js';

/** The names of places, by their code. */
export type Named = Readonly<Record<string, Words>>;
