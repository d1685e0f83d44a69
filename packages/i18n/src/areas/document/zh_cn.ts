import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Descriptions of the routes that search engines list. An event has its own words. The server says them; no page loads them. */
export const words: Translation<typeof english> = {
  home: '香港演唱会、戏剧、戏曲、体育、电影及亲子节目门票。',
  eventDetail: '香港节目的日期、场馆、票价和座位。',
  pastEvents: '香港往期节目，按年份和月份排列，附场馆。',
  login: '登录后可购票、查看交易记录和使用积分。',
  // Without script. A browser with script shows none of it.
  noScriptTitle: '登录和购票需要 JavaScript',
  noScriptText:
    '没有 JavaScript 仍可浏览和搜索演出；登录、购物车、订单和门票则需要 JavaScript。请在浏览器中启用后重新加载本页，或拨打购票热线 {{number}}，服务时间 {{from}} 至 {{to}}。',
};
