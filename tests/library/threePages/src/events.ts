export const pageSize = 6;

const names = [
  ['The lighthouse', 'theatre'],
  ['Low tide', 'dance'],
  ['Two ferries', 'music'],
  ['Salt and rice', 'family'],
  ['A rope of stars', 'classical'],
  ['The pilot', 'theatre'],
  ['Night market', 'music'],
  ['Fog', 'movie'],
  ['Anchor songs', 'music'],
  ['The tide clock', 'theatre'],
  ['Paper boats', 'family'],
  ['Last crossing', 'dance'],
] as const;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export const events = names.map(([title, interest], index) => ({
  seed: `harbour-${index + 1}`,
  interest,
  title,
  lines: [title],
  day: String(index + 15),
  weekday: weekdays[index % weekdays.length] ?? 'Sun',
  venue: index % 2 === 0 ? 'Pier hall' : 'The boathouse',
  amount: String(180 + 20 * index),
  likes: String(12 + index),
}));

export const pageOf = (page: number) => events.slice((page - 1) * pageSize, page * pageSize);
