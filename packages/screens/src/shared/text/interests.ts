import type { Interest } from '@first-gong/domain';

/** Names of the interest categories (spec §3). */
export const interestNames = {
  movie: 'common.interestMovie',
  music: 'common.interestMusic',
  popConcert: 'common.interestPopConcert',
  bandShow: 'common.interestBandShow',
  chineseOpera: 'common.interestChineseOpera',
  theatre: 'common.interestTheatre',
  arts: 'common.interestArts',
  dance: 'common.interestDance',
  sport: 'common.interestSport',
  family: 'common.interestFamily',
  exhibition: 'common.interestExhibition',
  seminar: 'common.interestSeminar',
} as const satisfies Record<Interest, string>;
