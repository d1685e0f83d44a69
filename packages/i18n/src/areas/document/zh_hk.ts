import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** What a search engine shows of the site. The server says it; no page loads it. */
export const words: Translation<typeof english> = {
  description: '香港演唱會、戲劇、戲曲、體育、電影及親子節目門票。',
};
