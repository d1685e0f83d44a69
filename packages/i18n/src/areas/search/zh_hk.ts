import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  suggestions: '建議',
  event: '節目',
  artist: '藝人',
  venue: '場地',
  recent: '最近搜尋',
  clear: '清除最近搜尋',
  corrected: '以下是「{{words}}」的結果',
  count: { other: '{{count}} 項建議' },
};
