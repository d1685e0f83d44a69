import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  pageTitle: '香港節目一覽 | 開鑼',
  listTitle: '{{title}} | 開鑼',
  listPageTitle: '{{title}}，第 {{page}} 頁 | 開鑼',
  title: '現正發售的節目',
  loading: '正在載入節目',

  // feature ticket
  features: '編輯推介',
  featureOf: '編輯推介 {{index}}/{{count}}',
  dates: '日期',
  venue: '場地',
  price: '票價',
  buy: '購票',
  priceFrom: '{{price}}+',

  // tonight
  tonight: '今晚有票',
  nothingTonight: '今晚的演出已沒有座位。請選擇明日或其他日子。',
  seatsToday: '今日有票',
  nothingToday: '今日的演出已沒有座位。請選擇明日或其他日子。',
  allToday: '查看今日全部節目',

  // date ribbon
  ribbon: '日期',
  today: '今日',
  dayCount: { other: '{{count}} 場' },
  unseenAfterDay: '日，',
  unseenAfterCount: { other: '演出' },

  // filters
  shortcuts: '日期捷徑',
  shortcut_today: '今日',
  shortcut_tomorrow: '明日',
  shortcut_thisWeekend: '本週末',
  shortcut_nextWeekend: '下週末',
  shortcut_thisWeek: '本週',
  shortcut_nextWeek: '下週',
  shortcut_thisMonth: '本月',
  shortcut_nextMonth: '下月',
  interest: '類別',
  range: '自選日期',
  rangeFrom: '由',
  rangeTo: '至',
  fromDay: '{{day}}起',
  untilDay: '{{day}}或之前',
  programme: '節目',
  priceUpTo: '{{price}} 或以下',
  available: '門票',
  available_true: '仍可購買',
  moreFilters: '更多篩選',
  words: '「{{words}}」',
  chosen: '已選條件',
  remove: '移除',
  showDates: '顯示這些日期',
  separator: '、',
  all: '全部',
  withCount: '{{label}}（{{count}}）',
  sort: '排序',
  sort_soonest: '最近開場',
  sort_popular: '最多讚好',
  sort_cheapest: '票價由低至高',
  apply: '套用',
  layout: '版面',
  layout_optimized: '優化',
  layout_comfortable: '舒適',

  // list
  onSale: '現正發售',
  resultsFor: '「{{words}}」的搜尋結果',
  onDay: '{{day}}（{{weekday}}）',
  clear: '清除篩選',
  summary: '{{title}}：{{events}}，{{sort}}，第 {{page}} 頁，共 {{pages}} 頁',
  pages: '節目清單頁數',
  pageNumber: '第 {{page}} 頁',
  previousPage: '上一頁',
  nextPage: '下一頁',

  // nothing found
  emptyTitle: '沒有符合條件的節目',
  emptyText: '沒有節目同時符合以上條件。請減去其中一項，或從全部節目重新開始。',
  emptySearchText: '沒有這個名稱的節目、藝人或場地。請檢查用字、減少字詞，或查看全部節目。',
};
