import { cinemaClosingSignal, type Lang } from '@first-gong/domain';

/** The typhoon signal that closes the cinema (spec §9): 8 in English, 八 in Chinese. */
export const signalNumber = (lang: Lang): string =>
  new Intl.NumberFormat(lang === 'en_us' ? 'en' : 'zh-u-nu-hanidec').format(cinemaClosingSignal);
