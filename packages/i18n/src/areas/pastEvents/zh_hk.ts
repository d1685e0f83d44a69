import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '過往節目 | {{brand}}',
  pageTitleOfPage: '過往節目，第 {{page}} 頁 | {{brand}}',
  pageTitleOfSearch: '過往節目：「{{words}}」的搜尋結果 | {{brand}}',
  loading: '正在載入過往節目',
  lead: '已完結的節目，不再售票。',
  search: '節目、藝人或場地',
  found: { other: '{{count}} 個過往節目' },
  foundFor: { other: '「{{words}}」有 {{count}} 個過往節目' },
  all: '所有過往節目',
  pages: '過往節目頁數',
  pageNumber: '第 {{page}} 頁',
  previousPage: '較近的節目',
  nextPage: '較早的節目',
  emptyText: '節目在最後一場演出翌日起列於這裡。',
  nothingText: '請檢查用字或減少字詞。現正發售的節目請看全部節目。',
};
