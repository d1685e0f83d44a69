import type { AccessFeature, Interest } from '@first-gong/domain';
import type { LocalizedText } from '../shared/text.js';
import type { spoken } from './phrases.js';
import type { VenueId } from './venues.js';

const entrance = ['stepFreeEntrance'] as const;
const dogs = ['stepFreeEntrance', 'assistanceDogs'] as const;
const loop = ['stepFreeEntrance', 'hearingLoop', 'assistanceDogs'] as const;
const all = ['stepFreeEntrance', 'hearingLoop', 'assistanceDogs', 'quietRoom'] as const;

/** Invented access of the venues. */
export const venueAccess: Record<VenueId, readonly AccessFeature[]> = {
  'kai-tak-stadium': all,
  'kai-tak-arena': all,
  'kai-tak-youth-sports-ground': dogs,
  'hong-kong-stadium': entrance,
  'hong-kong-coliseum': dogs,
  'queen-elizabeth-stadium': dogs,
  'asiaworld-arena': loop,
  'asiaworld-summit': loop,
  'runway-11': dogs,
  'cultural-centre-concert-hall': loop,
  'cultural-centre-grand-theatre': all,
  'cultural-centre-studio-theatre': loop,
  'city-hall-concert-hall': loop,
  'city-hall-theatre': loop,
  'xiqu-grand-theatre': all,
  'tea-house-theatre': loop,
  'freespace-box': all,
  'academy-lyric-theatre': loop,
  'east-kowloon-hall': all,
  'ko-shan-theatre': loop,
  'sha-tin-town-hall': loop,
  'tsuen-wan-town-hall': loop,
  'kwai-tsing-theatre': loop,
  'tai-po-civic-centre': dogs,
  'sheung-wan-civic-centre': dogs,
  'macpherson-stadium': entrance,
  'galaxy-arena-macau': loop,
  'venetian-arena-macau': dogs,
  'macau-outdoor-venue': entrance,
  'black-box': ['assistanceDogs'],
  'pier-shed': entrance,
  matshed: [],
  'old-post-office': ['assistanceDogs', 'quietRoom'],
  amphitheatre: entrance,
  'digital-cinema': loop,
  'tai-hang-theatre': ['stepFreeEntrance', 'hearingLoop'],
  online: [],
  'star-hall': dogs,
  'sunbeam-theatre': [],
};

const chinese = ['Chinese', '中文', '中文'] as const;
const english = ['English', '英文', '英文'] as const;
const both = ['Chinese and English', '中文及英文', '中文和英文'] as const;

/** Languages of captions or surtitles, by the languages of a performance. */
export const captionLanguages: Partial<Record<keyof typeof spoken, LocalizedText>> = {
  cantoneseEnglish: english,
  cantoneseBoth: both,
  putonghuaBoth: both,
  englishChinese: chinese,
  japaneseBoth: both,
  sungLatin: both,
};

type Share = Partial<Record<'signLanguage' | 'audioDescription' | 'relaxedPerformance', number>>;

/** Share of performances with a service, from 0 to 1. Relaxed performances are matinées. */
export const accessShares: Partial<Record<Interest, Share>> = {
  theatre: { signLanguage: 0.12, audioDescription: 0.12, relaxedPerformance: 0.2 },
  family: { signLanguage: 0.2, audioDescription: 0.1, relaxedPerformance: 0.35 },
  chineseOpera: { signLanguage: 0.06, audioDescription: 0.06 },
  dance: { audioDescription: 0.12, relaxedPerformance: 0.15 },
  music: { relaxedPerformance: 0.15 },
  popConcert: { signLanguage: 0.08 },
  arts: { signLanguage: 0.08, audioDescription: 0.12 },
  exhibition: { signLanguage: 0.08, audioDescription: 0.15 },
  seminar: { signLanguage: 0.25 },
  movie: { audioDescription: 0.1, relaxedPerformance: 0.1 },
};
