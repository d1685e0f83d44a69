import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  suggestions: '建议',
  event: '节目',
  artist: '艺人',
  venue: '场馆',
  recent: '最近搜索',
  clear: '清除最近搜索',
  corrected: '以下是“{{words}}”的结果',
  count: { other: '{{count}} 条建议' },
};
