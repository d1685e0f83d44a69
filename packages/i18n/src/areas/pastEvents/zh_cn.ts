import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '往期节目 | {{brand}}',
  pageTitleOfPage: '往期节目，第 {{page}} 页 | {{brand}}',
  pageTitleOfSearch: '往期节目：“{{words}}”的搜索结果 | {{brand}}',
  loading: '正在加载往期节目',
  lead: '已结束的节目，不再售票。',
  search: '节目、艺人或场馆',
  found: { other: '{{count}} 个往期节目' },
  foundFor: { other: '“{{words}}”有 {{count}} 个往期节目' },
  all: '全部往期节目',
  pages: '往期节目页码',
  pageNumber: '第 {{page}} 页',
  previousPage: '较近的节目',
  nextPage: '较早的节目',
  emptyText: '节目在最后一场演出次日起列于此处。',
  nothingText: '请检查或减少关键词。正在售票的节目请查看全部节目。',
};
