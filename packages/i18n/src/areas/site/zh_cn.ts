import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Loaded by the site-wide notices, such as maintenance, typhoon and chat. */
export const words: Translation<typeof english> = {
  // banners above every page
  maintenanceWord: '系统维护',
  maintenanceAhead: '{{from}} 至 {{to}} 进行系统维护，期间可浏览节目，购票和会员服务暂停。',
  maintenanceOn: '系统维护至 {{to}}。现在可以浏览节目，购票和会员服务届时恢复。',
  maintenanceOnOpenEnd: '系统正在维护，结束时间待定。现在可以浏览节目，购票和会员服务暂停。',
  typhoon8Word: '八号台风信号',
  typhoon8Text: '影院今天关闭。出门前请先查看节目页面；节目如改期，门票依然有效。',
  blackRainstormWord: '黑色暴雨警告',
  blackRainstormText: '剧院和影院照常开放。请留在安全的地方，出门前先查看节目页面。',
  hotEventWord: '热门节目',
  hotEventText: '现在购票人数较多，会员须经等候室按到达顺序进入。',
  hotEventLink: '前往等候室',

  // the page during maintenance
  closedPageTitle: '系统维护 | {{brand}}',
  closedKicker: '系统维护',
  closedTitle: '系统维护中',
  closedText: '购票、登录和会员服务暂停，{{to}} 恢复，此页届时会自动返回。',
  closedTextOpenEnd: '购票、登录和会员服务暂停，结束时间待定。此页每分钟检查一次，恢复后会自动返回。',
  closedCart: '购物车里的座位保留到倒计时结束。维护期间不会扣款。',
  closedEvents: '浏览节目',
  closedStillTitle: '照常服务',
  closedStillText: '节目列表、节目页面和往期节目。购票热线 {{number}}，{{from}} 至 {{to}}。',
  closedWeeklyTitle: '每周维护',
  closedWeeklyText: '每{{day}} {{from}} 至 {{to}}（香港时间）例行维护。',

  // the optional chat
  chat: '在线客服',
  chatOpening: '正在打开客服对话',
  chatFailed: '客服对话未能打开。请重试，或致电 {{number}}。',
};
