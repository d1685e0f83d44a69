import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Frame, question search and calculators of the information pages. The content is in `content`. */
export const words: Translation<typeof english> = {
  pageTitle: '{{title}} | {{brand}}',
  pageTitleAbout: '關於我們 | {{brand}}',
  pageTitleOfSearch: '常見問題：「{{words}}」的搜尋結果 | {{brand}}',
  nav: '幫助頁面',
  breadcrumb: '目前位置',
  home: '首頁',
  contents: '本頁內容',

  // the navigation

  // the search of the questions
  search: '搜尋問題及答案',
  found: { other: '{{count}} 個答案' },
  foundFor: { other: '「{{words}}」有 {{count}} 個答案' },
  link: '此答案的連結',
  linkTo: '此答案的連結：{{title}}',
  all: '所有問題',
  nothingText: '請檢查用字或減少字詞，或致電購票熱線 {{number}}，每日 {{from}} 至 {{to}}。',

  // the calculators
  workOut: '計算',
  destination: '送往',
  showDay: '演出日期',
  way_hongKong: '香港',
  way_macau: '澳門',
  way_mainland: '中國內地',
  way_overseas: '其他國家及地區',
  way_cinema: '香港（電影門票）',
  deliveryHint: '請選擇目的地，以及訂單內最早一場的日期。',
  dayRefused: '未能計算此日期。請選擇 {{first}}至 {{last}}的日期。',
  inTime: '仍可選用速遞',
  tooLate: '此場次已不能選用速遞，請改用電子門票、取票機或預約取票。',
  fee: '派送費',
  onTheWay: '所需時間',
  daysOnTheWay: '{{from}} 至 {{to}} 日',
  beforeShow: '演出前送達',
  lastDay: '最後訂購日',
  lastDayLeft: { other: '{{day}}（尚餘 {{count}} 個工作天）' },
  changeUntil: '更改取票方式的截止日期',

  tickets: '門票數量',
  collection: '速遞',
  way_free: '不使用',
  feeHint: '請選擇門票數量；如需速遞，請選擇目的地。',
  ticketsRefused: '未能計算此數量。請選擇不多於 {{limit}} 張。',
  serviceCharge: '服務費，每張 {{price}}',
  delivery: '取票或派送',
  total: '收費合計',
  free: '免費',
  feesIncluded: '本網站顯示的價錢已包括服務費。',
};
