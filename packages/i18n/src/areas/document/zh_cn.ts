import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** What a search engine shows of the site. The server says it; no page loads it. */
export const words: Translation<typeof english> = {
  description: '香港演唱会、戏剧、戏曲、体育、电影及亲子节目门票。',
};
