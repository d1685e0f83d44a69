export const words = {
  pageTitle: 'Events in Hong Kong | First Gong',
  listTitle: '{{title}} | First Gong',
  listPageTitle: '{{title}}, page {{page}} | First Gong',
  title: 'Events on sale',
  loading: 'Loading events',

  // feature ticket
  features: 'Editors’ picks',
  featureOf: 'Editors’ pick {{index}}/{{count}}',
  dates: 'Dates',
  venue: 'Venue',
  price: 'Price',
  buy: 'Buy tickets',
  priceFrom: '{{price}}+',

  // tonight
  tonight: 'Seats tonight',
  nothingTonight: 'No performance tonight has seats left. Choose tomorrow or another day.',
  seatsToday: 'Seats today',
  nothingToday: 'No performance today has seats left. Choose tomorrow or another day.',
  allToday: 'All events today',

  // date ribbon
  ribbon: 'Dates',
  today: 'Today',
  dayCount: { one: '{{count}}', other: '{{count}}' },
  unseenAfterDay: '{{month}},',
  unseenAfterCount: { one: 'performance', other: 'performances' },

  // filters
  shortcuts: 'Quick dates',
  shortcut_today: 'Today',
  shortcut_tomorrow: 'Tomorrow',
  shortcut_thisWeekend: 'This weekend',
  shortcut_nextWeekend: 'Next weekend',
  shortcut_thisWeek: 'This week',
  shortcut_nextWeek: 'Next week',
  shortcut_thisMonth: 'This month',
  shortcut_nextMonth: 'Next month',
  interest: 'Category',
  all: 'All',
  withCount: '{{label}} ({{count}})',
  sort: 'Sort',
  sort_soonest: 'Soonest',
  sort_popular: 'Most liked',
  sort_cheapest: 'Lowest price',
  apply: 'Apply',
  layout: 'Layout',
  layout_optimized: 'Optimized',
  layout_comfortable: 'Comfortable',

  // list
  onSale: 'On sale now',
  resultsFor: 'Results for “{{words}}”',
  onDay: '{{weekday}} {{day}}',
  clear: 'Clear filters',
  dateUntil: 'until {{date}}',
  dateFrom: '{{date}} –',
  dateTo: '{{date}}',
  summary: '{{title}}: {{events}}, {{sort}}, page {{page}} of {{pages}}',
  pages: 'Pages of the list',
  pageNumber: 'Page {{page}}',
  previousPage: 'Previous',
  nextPage: 'Next',

  // nothing found
  emptyTitle: 'No events match',
  emptyText: 'No event meets all of these conditions. Remove one, or start again with all events.',
  emptySearchText: 'No event, artist or venue has this name. Check the spelling, use fewer words, or see all events.',
} as const;
