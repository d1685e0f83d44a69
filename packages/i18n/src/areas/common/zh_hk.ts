import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  brandName: '開鑼',
  brandSecondLine: 'First Gong',
  brandHome: '首頁',
  legalName: '開鑼票務（示範品牌）',
  skipToMain: '跳到主要內容',

  // utility bar and preferences
  customerServiceHours: '客戶服務：星期一至五 {{from}}–{{to}}，公眾假期除外',
  maintenanceHours: '例行維護：逢{{day}} {{from}} 至 {{to}}',
  display: '顯示設定',
  displayNote: '即時生效，在這部裝置保留 {{days}} 天。',
  textSize: '字型大小',
  textSize14: '小',
  textSize16: '標準',
  textSize18: '大',
  theme: '主題',
  theme_default: '日間',
  theme_night: '夜間',
  theme_bw: '黑白',
  language: '語言',
  close: '關閉',

  // masthead
  search: '搜尋',
  searchLabel: '搜尋節目、藝人或場地',
  cart: '購物車',
  cartHeld: { other: '購物車，座位最多再保留 {{count}} 分鐘' },
  dismiss: '關閉',
  toCart: '前往購物車',
  login: '登入',
  logout: '登出',
  accountTools: '購物車及帳戶',

  // ticket types of the cinema
  nameAndType: '{{name}}（{{type}}）',
  ticketStandard: '正價票',
  ticketConcession: '優惠票',
  ticketSenior: '長者票',
  ticketStudentChild: '學生／小童票',

  // categories
  categories: '節目類別',
  categoryAll: '全部',
  categoryLocal: '本地節目',
  categoryOnline: '線上節目',
  categoryCinema: '電影',
  categoryGovernmentNetwork: '政府售票網',
  categoryNonLocal: '外地節目',
  partnerArtsFestival: '地區藝術節',
  partnerFilmFestival: '電影節',
  eventCount: { other: '{{count}} 個節目' },

  // interests (spec §3)
  interestMovie: '電影',
  interestMusic: '音樂',
  interestPopConcert: '流行演唱會',
  interestBandShow: '樂隊演出',
  interestChineseOpera: '戲曲',
  interestTheatre: '戲劇',
  interestArts: '藝術',
  interestDance: '舞蹈',
  interestSport: '體育',
  interestFamily: '親子',
  interestExhibition: '展覽',
  interestSeminar: '講座及論壇',

  // stickers
  flagPriority: '優先訂購',
  flagFew: '尚餘少量',
  flagNew: '新開售',
  flagSoldOut: '已售罄',
  flagRescheduled: '已改期',
  flagRestrictedView: '視線受阻',
  flagStanding: '站位',

  dateUntil: '至 {{date}}',
  dateFrom: '{{date}}',
  dateTo: '至 {{date}}',
  // likes
  like: '加入我的最愛：{{title}}',
  likes: { other: '人讚好' },

  // availability
  free: '免費',
  seatsPlenty: '充足',
  seatsFew: '尚餘少量',
  seatsLeft: { other: '尚餘 {{count}} 張' },
  seatsSoldOut: '已售罄',

  // steps of a purchase
  pageTitleOf: '{{title}} | {{brand}}',
  stepsLabel: '購票步驟',
  stepDone: '已完成',
  stepPerformance: '選擇場次',
  stepSeats: '選位',
  stepCart: '購物車',
  stepCheck: '核對訂單',
  stepReceipt: '收據',

  // footer
  footerLead: '每場演出，由一聲鑼開始。請準時入座。',
  hotlineTitle: '購票熱線',
  hotlineNumber: '0000\u00a00000',
  hotlineHours: '每日 {{from}} 至 {{to}}',
  payMethods: '信用卡、電子錢包、支付應用程式',
  footerEvents: '節目',
  pastEvents: '過往節目',
  footerAccount: '你的帳戶',
  transactionHistory: '交易紀錄',
  favourites: '我的最愛',
  footerMessages: '訊息',
  footerMessagesEarlier: '較早的訊息（{{count}}）',
  copyright: '© {{name}}',
  pricesIn: '所有價格以港元（HK$）計算',

  // parts of a page
  partLoading: '正在載入：{{part}}',
  partFailed: '未能載入「{{part}}」。頁面其他部分可照常使用。',
  partIncomplete: { other: '「{{part}}」有 {{count}} 項未能顯示。' },

  // every list (spec §8); the error catalogue has these words from here
  noRecordsFound: '暫無紀錄。',
  noSearchResult: '沒有搜尋結果。',

  // failures
  tryAgain: '再試一次',
  reference: '參考編號',
  backToEvents: '返回全部節目',
  allEvents: '全部節目',
  loadingPage: '載入中…',
  offlineTitle: '你目前離線',
  offlineText: '未能載入此頁。請連接網絡後再試一次。',
  timeOutTitle: '系統沒有回應',
  timeOutText: '未能及時載入此頁。已保留的座位會保留至倒數結束。請再試一次。',
  partTimeOutTitle: '此頁有部分內容未能載入',
  partLoadFailed: '此頁有部分內容未能載入，請重新載入頁面。',
  outdatedTitle: '網站已更新，請重新載入此頁',
  outdatedText: '此頁有部分內容已被新版本取代。',
  notSubscribed: '{{what}}。尚未訂閱，請再試一次。',
  maintenanceTitle: '系統維護',
  busyTitle: '系統繁忙',
  busyText: '未能載入此頁。請稍候一分鐘再試。',
  unreadableTitle: '系統發生問題',
  unreadableText: '未能顯示此頁。請再試一次；如情況持續，請致電熱線 {{number}}。',
  unreadableReferenceText: '未能顯示此頁。請再試一次；如情況持續，請致電熱線 {{number}} 並提供參考編號。',
  forbiddenTitle: '無權存取',
  forbiddenSays: '無權存取：「{{message}}」',
  forbiddenQuote: '「{{message}}」',
  forbiddenText: '如未能解決，請以其他帳戶登入，或致電熱線 {{number}}。',
  forbiddenNoWords: '請以其他帳戶登入，或致電熱線 {{number}}。',
  notFoundTitle: '找不到此頁',
  notFoundText: '節目可能已完結或改名，或連結不完整。已購的門票不受影響。',
  stillHere: '仍然可用',
  stillHereText: '你的帳戶、已購門票，以及熱線 {{number}}（{{from}} 至 {{to}}）。',
};
