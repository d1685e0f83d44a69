import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  brandName: '开锣',
  brandSecondLine: 'First Gong',
  brandHome: '首页',
  legalName: '开锣票务（演示品牌）',
  skipToMain: '跳到主要内容',

  // utility bar and preferences
  customerServiceHours: '客户服务：周一至周五 {{from}}–{{to}}，香港公众假期除外',
  maintenanceHours: '例行维护：每{{day}} {{from}} 至 {{to}}',
  display: '显示设置',
  displayNote: '立即生效，在这台设备上保留 {{days}} 天。',
  textSize: '字号',
  textSize14: '小',
  textSize16: '标准',
  textSize18: '大',
  theme: '主题',
  theme_default: '日间',
  theme_night: '夜间',
  theme_bw: '黑白',
  language: '语言',
  close: '关闭',

  // masthead
  search: '搜索',
  searchLabel: '搜索节目、艺人或场馆',
  cart: '购物车',
  cartHeld: { other: '购物车，座位最多再保留 {{count}} 分钟' },
  dismiss: '关闭',
  toCart: '前往购物车',
  login: '登录',
  logout: '退出登录',
  accountTools: '购物车与账户',

  // ticket types of the cinema
  nameAndType: '{{name}}（{{type}}）',
  ticketStandard: '全价票',
  ticketConcession: '优惠票',
  ticketSenior: '长者票',
  ticketStudentChild: '学生/儿童票',

  // categories
  categories: '节目类别',
  categoryAll: '全部',
  categoryLocal: '本地节目',
  categoryOnline: '线上节目',
  categoryCinema: '电影',
  categoryGovernmentNetwork: '政府售票网',
  categoryNonLocal: '外地节目',
  partnerArtsFestival: '地区艺术节',
  partnerFilmFestival: '电影节',
  eventCount: { other: '{{count}} 个节目' },

  // interests (spec §3)
  interestMovie: '电影',
  interestMusic: '音乐',
  interestPopConcert: '流行演唱会',
  interestBandShow: '乐队演出',
  interestChineseOpera: '戏曲',
  interestTheatre: '戏剧',
  interestArts: '艺术',
  interestDance: '舞蹈',
  interestSport: '体育',
  interestFamily: '亲子',
  interestExhibition: '展览',
  interestSeminar: '讲座与论坛',

  // stickers
  flagPriority: '优先订购',
  flagFew: '余票不多',
  flagNew: '新开售',
  flagSoldOut: '已售完',
  flagRescheduled: '已改期',
  flagRestrictedView: '视线受阻',
  flagStanding: '站席',

  dateUntil: '至 {{date}}',
  dateFrom: '{{date}}',
  dateTo: '至 {{date}}',
  // likes
  like: '收藏：{{title}}',
  likes: { other: '人点赞' },

  // availability
  free: '免费',
  seatsPlenty: '充足',
  seatsFew: '余票不多',
  seatsLeft: { other: '余票 {{count}} 张' },
  seatsSoldOut: '已售完',

  // steps of a purchase
  pageTitleOf: '{{title}} | {{brand}}',
  stepsLabel: '购票步骤',
  stepDone: '已完成',
  stepPerformance: '选择场次',
  stepSeats: '选座',
  stepCart: '购物车',
  stepCheck: '核对订单',
  stepReceipt: '收据',

  // footer
  footerLead: '每场演出，从一声锣开始。请准时入座。',
  hotlineTitle: '购票热线',
  hotlineNumber: '0000\u00a00000',
  hotlineHours: '每天 {{from}} 至 {{to}}',
  payMethods: '信用卡、电子钱包、支付应用',
  footerEvents: '节目',
  pastEvents: '往期节目',
  footerAccount: '你的账户',
  transactionHistory: '交易记录',
  favourites: '我的收藏',
  footerMessages: '消息',
  footerMessagesEarlier: '更早的消息（{{count}}）',
  copyright: '© {{name}}',
  pricesIn: '所有价格以港元（HK$）计算',

  // parts of a page
  partLoading: '正在加载：{{part}}',
  partFailed: '未能加载“{{part}}”。页面其他部分可照常使用。',
  partIncomplete: { other: '“{{part}}”有 {{count}} 项无法显示。' },

  // every list (spec §8); the error catalogue has these words from here
  noRecordsFound: '暂无记录。',
  noSearchResult: '没有搜索结果。',

  // failures
  tryAgain: '重试',
  reference: '参考编号',
  backToEvents: '返回全部节目',
  allEvents: '全部节目',
  loadingPage: '加载中…',
  offlineTitle: '你目前处于离线状态',
  offlineText: '未能加载本页。请连接网络后重试。',
  timeOutTitle: '系统无响应',
  timeOutText: '未能及时加载本页。已保留的座位会保留到倒计时结束。请重试。',
  partTimeOutTitle: '本页有部分内容未能加载',
  partLoadFailed: '本页有部分内容没有加载出来，请刷新页面。',
  outdatedTitle: '网站已更新，请重新加载本页',
  outdatedText: '本页有部分内容已被新版本取代。',
  notSubscribed: '{{what}}。尚未订阅，请重试。',
  maintenanceTitle: '系统维护',
  busyTitle: '系统繁忙',
  busyText: '未能加载本页。请稍等一分钟再试。',
  unreadableTitle: '系统出现问题',
  unreadableText: '未能显示本页。请重试；如果仍然如此，请拨打热线 {{number}}。',
  unreadableReferenceText: '未能显示本页。请重试；如果仍然如此，请拨打热线 {{number}} 并提供参考编号。',
  forbiddenTitle: '无权访问',
  forbiddenSays: '无权访问：“{{message}}”',
  forbiddenQuote: '“{{message}}”',
  forbiddenText: '如果仍未解决，请换用其他账户登录，或拨打热线 {{number}}。',
  forbiddenNoWords: '请换用其他账户登录，或拨打热线 {{number}}。',
  notFoundTitle: '找不到页面',
  notFoundText: '节目可能已结束或改名，或链接不完整。已购的门票不受影响。',
  stillHere: '仍然可用',
  stillHereText: '你的账户、已购门票，以及热线 {{number}}（{{from}} 至 {{to}}）。',
};
