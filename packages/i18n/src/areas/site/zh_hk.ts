import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Loaded by the site-wide notices, such as maintenance, typhoon and chat. */
export const words: Translation<typeof english> = {
  // banners above every page
  maintenanceWord: '系統維護',
  maintenanceAhead: '{{from}} 至 {{to}} 進行系統維護，期間可瀏覽節目，購票及會員服務暫停。',
  maintenanceOn: '系統維護至 {{to}}。現可瀏覽節目，購票及會員服務屆時恢復。',
  maintenanceOnOpenEnd: '系統正在維護，完成時間待定。現可瀏覽節目，購票及會員服務暫停。',
  typhoon8Word: '八號颱風信號',
  typhoon8Text: '戲院今日關閉。出門前請先查看節目頁面；演出如改期，門票仍然有效。',
  blackRainstormWord: '黑色暴雨警告',
  blackRainstormText: '劇院及戲院照常開放。請留在安全地方，出門前先查看節目頁面。',
  hotEventWord: '熱門節目',
  hotEventText: '現時購票人數眾多，會員須經等候室按到達次序進入。',
  hotEventLink: '前往等候室',

  // the page during maintenance
  closedPageTitle: '系統維護 | {{brand}}',
  closedKicker: '系統維護',
  closedTitle: '系統維護中',
  closedText: '購票、登入及會員服務暫停，{{to}} 恢復，此頁屆時會自動返回。',
  closedTextOpenEnd: '購票、登入及會員服務暫停，完成時間待定。此頁每分鐘檢查一次，恢復後會自動返回。',
  closedCart: '購物車內的座位保留至倒數結束。維護期間不會收取款項。',
  closedEvents: '瀏覽節目',
  closedStillTitle: '照常服務',
  closedStillText: '節目列表、節目頁面及過往節目。購票熱線 {{number}}，{{from}} 至 {{to}}。',
  closedWeeklyTitle: '每週維護',
  closedWeeklyText: '逢{{day}} {{from}} 至 {{to}}（香港時間）例行維護。',

  // the optional chat
  chat: '線上客服',
  chatOpening: '正在開啟客服對話',
  chatFailed: '未能開啟客服對話。請再試一次，或致電 {{number}}。',
};
