import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Titles and descriptions that search engines show of each route. An event has its own words. The server says them; no page loads them. */
export const words: Translation<typeof english> = {
  home: '香港演唱會、戲劇、戲曲、體育、電影及親子節目門票。',
  eventDetail: '香港節目的日期、場地、票價及座位。',
  pastEvents: '香港過往節目，按年份及月份排列，附場地。',
  login: '登入後可購票、查看交易紀錄及使用積分。',
  forgotPassword: '取得設定新密碼的連結。',
  resetPassword: '以電郵內的連結設定新密碼。',
  logout: '在此裝置登出。',
  waitingRoom: '你在等候室的位置，以及預計輪到你的時間。',
  shoppingCart: '為你保留的座位，以及餘下的付款時間。',
  transactionPreview: '付款前核對座位、取票方式及金額。',
  receipt: '付款結果及取票方式。',
  txnHistory: '你的交易紀錄及門票。',
  favourites: '你喜愛的節目，以及再有門票的節目。',
  transactionDetail: '一宗交易的座位、金額及門票。',
  topUps: '積分結餘、增值及積分紀錄。',
  topUpsHistory: '一年內的積分增值紀錄。',
  notices: '最近三個月有關訂單、積分及願望的通知。',
  memberInfo: '會員的個人資料、密碼及已登入的裝置。',
  // Without script. A browser with script shows none of it.
  noScriptTitle: '登入及購票需要 JavaScript',
  noScriptText:
    '沒有 JavaScript 仍可閱讀及搜尋節目；登入、購物車、訂單及門票則需要 JavaScript。請在瀏覽器啟用後重新載入本頁，或致電購票熱線 {{number}}，服務時間 {{from}} 至 {{to}}。',
};
