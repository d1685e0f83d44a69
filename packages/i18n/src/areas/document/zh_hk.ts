import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Descriptions of the routes that search engines list. An event has its own words. The server says them; no page loads them. */
export const words: Translation<typeof english> = {
  home: '香港演唱會、戲劇、戲曲、體育、電影及親子節目門票。',
  eventDetail: '香港節目的日期、場地、票價及座位。',
  pastEvents: '香港過往節目，按年份及月份排列，附場地。',
  login: '登入後可購票、查看交易紀錄及使用積分。',
  // Without script. A browser with script shows none of it.
  noScriptTitle: '登入及購票需要 JavaScript',
  noScriptText:
    '沒有 JavaScript 仍可閱讀及搜尋節目；登入、購物車、訂單及門票則需要 JavaScript。請在瀏覽器啟用後重新載入本頁，或致電購票熱線 {{number}}，服務時間 {{from}} 至 {{to}}。',
};
