import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '香港节目一览 | 开锣',
  listTitle: '{{title}} | 开锣',
  listPageTitle: '{{title}}，第 {{page}} 页 | 开锣',
  title: '正在售票的节目',
  loading: '正在加载节目',

  // feature ticket
  features: '编辑推荐',
  featureOf: '编辑推荐 {{index}}/{{count}}',
  dates: '日期',
  venue: '场馆',
  price: '票价',
  buy: '购票',
  priceFrom: '{{price}}+',

  // tonight
  tonight: '今晚有票',
  nothingTonight: '今晚的演出已经没有座位。请选择明天或其他日子。',
  seatsToday: '今天有票',
  nothingToday: '今天的演出已经没有座位。请选择明天或其他日子。',
  allToday: '查看今天全部节目',

  // date ribbon
  ribbon: '日期',
  today: '今天',
  dayCount: { other: '{{count}} 场' },
  unseenAfterDay: '日，',
  unseenAfterCount: { other: '演出' },

  // filters
  shortcuts: '快捷日期',
  shortcut_today: '今天',
  shortcut_tomorrow: '明天',
  shortcut_thisWeekend: '本周末',
  shortcut_nextWeekend: '下周末',
  shortcut_thisWeek: '本周',
  shortcut_nextWeek: '下周',
  shortcut_thisMonth: '本月',
  shortcut_nextMonth: '下月',
  interest: '类别',
  range: '自选日期',
  rangeFrom: '从',
  rangeTo: '至',
  fromDay: '{{day}}起',
  untilDay: '{{day}}及之前',
  programme: '节目',
  priceUpTo: '{{price}} 及以下',
  available: '门票',
  available_true: '仍可购买',
  moreFilters: '更多筛选',
  words: '“{{words}}”',
  chosen: '已选条件',
  remove: '移除',
  showDates: '显示这些日期',
  separator: '、',
  all: '全部',
  withCount: '{{label}}（{{count}}）',
  sort: '排序',
  sort_soonest: '最近开场',
  sort_popular: '点赞最多',
  sort_cheapest: '票价从低到高',
  apply: '应用',
  layout: '版面',
  layout_optimized: '优化',
  layout_comfortable: '舒适',

  // list
  onSale: '正在售票',
  resultsFor: '“{{words}}”的搜索结果',
  onDay: '{{day}}（{{weekday}}）',
  clear: '清除筛选',
  summary: '{{title}}：{{events}}，{{sort}}，第 {{page}} 页，共 {{pages}} 页',
  pages: '节目列表页码',
  pageNumber: '第 {{page}} 页',
  previousPage: '上一页',
  nextPage: '下一页',

  // nothing found
  emptyTitle: '没有符合条件的节目',
  emptyText: '没有节目同时符合以上条件。请减去其中一项，或从全部节目重新开始。',
  emptySearchText: '没有这个名称的节目、艺人或场馆。请检查用字、减少字词，或查看全部节目。',
};
