import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

/** Frame, question search and calculators of the information pages. The content is in `content`. */
export const words: Translation<typeof english> = {
  pageTitle: '{{title}} | {{brand}}',
  pageTitleAbout: '关于我们 | {{brand}}',
  pageTitleOfSearch: '常见问题：“{{words}}”的搜索结果 | {{brand}}',
  nav: '帮助页面',
  breadcrumb: '当前位置',
  home: '首页',
  contents: '本页内容',

  // the navigation

  // the search of the questions
  search: '搜索问题和答案',
  found: { other: '{{count}} 个答案' },
  foundFor: { other: '“{{words}}”有 {{count}} 个答案' },
  link: '此答案的链接',
  linkTo: '此答案的链接：{{title}}',
  all: '全部问题',
  nothingText: '请检查或减少关键词，也可以致电购票热线 {{number}}，每天 {{from}} 至 {{to}}。',

  // the calculators
  workOut: '计算',
  destination: '寄往',
  showDay: '演出日期',
  way_hongKong: '香港',
  way_macau: '澳门',
  way_mainland: '中国内地',
  way_overseas: '其他国家和地区',
  way_cinema: '香港（电影票）',
  deliveryHint: '请选择目的地，以及订单中最早一场的日期。',
  dayRefused: '无法计算该日期。请选择 {{first}}至 {{last}}之间的日期。',
  inTime: '仍可选择快递',
  tooLate: '该场次已不能选择快递，请改用电子票、自助取票机或预约取票。',
  fee: '寄送费',
  onTheWay: '所需时间',
  daysOnTheWay: '{{from}} 至 {{to}} 天',
  beforeShow: '演出前送达',
  lastDay: '最后订购日',
  lastDayLeft: { other: '{{day}}（还剩 {{count}} 个工作日）' },
  changeUntil: '更改取票方式的截止日期',

  tickets: '门票数量',
  collection: '快递',
  way_free: '不使用',
  feeHint: '请选择门票数量；如需快递，请选择目的地。',
  ticketsRefused: '无法计算该数量。请选择不超过 {{limit}} 张。',
  serviceCharge: '服务费，每张 {{price}}',
  delivery: '取票或寄送',
  total: '费用合计',
  free: '免费',
  feesIncluded: '本网站显示的价格已含服务费。',
};
