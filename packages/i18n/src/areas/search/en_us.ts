export const words = {
  suggestions: 'Suggestions',
  event: 'Events',
  artist: 'Artists',
  venue: 'Venues',
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  corrected: 'Results for “{{words}}”',
  count: { one: '{{count}} suggestion', other: '{{count}} suggestions' },
} as const;
