import type { LocalizedText } from '../../shared/text.js';

/** Names by code. */
export type Named = Readonly<Record<string, LocalizedText>>;
