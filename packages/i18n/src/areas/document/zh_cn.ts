import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Titles and descriptions that search engines show of each route. An event has its own words. The server says them; no page loads them. */
export const words: Translation<typeof english> = {
  home: '香港演唱会、戏剧、戏曲、体育、电影及亲子节目门票。',
  eventDetail: '香港节目的日期、场馆、票价和座位。',
  pastEvents: '香港往期节目，按年份和月份排列，附场馆。',
  login: '登录后可购票、查看交易记录和使用积分。',
  forgotPassword: '获取设置新密码的链接。',
  resetPassword: '用邮件中的链接设置新密码。',
  logout: '在此设备上退出登录。',
  waitingRoom: '你在等候室的位置，以及预计轮到你的时间。',
  shoppingCart: '为你保留的座位，以及剩余的付款时间。',
  transactionPreview: '付款前核对座位、取票方式和金额。',
  receipt: '付款结果和取票方式。',
  txnHistory: '你的交易记录和门票。',
  favourites: '你收藏的节目，以及恢复售票的节目。',
  transactionDetail: '一笔交易的座位、金额和门票。',
  topUps: '积分余额、充值和积分记录。',
  topUpsHistory: '一年内的积分充值记录。',
  notices: '最近三个月有关订单、积分和心愿的通知。',
  memberInfo: '会员的个人资料、密码和已登录的设备。',
  // Without script. A browser with script shows none of it.
  noScriptTitle: '登录和购票需要 JavaScript',
  noScriptText:
    '没有 JavaScript 仍可浏览和搜索演出；登录、购物车、订单和门票则需要 JavaScript。请在浏览器中启用后重新加载本页，或拨打购票热线 {{number}}，服务时间 {{from}} 至 {{to}}。',
};
