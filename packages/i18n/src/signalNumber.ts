import { cinemaClosingSignal, type Lang } from '@first-gong/domain';

/**
 * The typhoon signal that closes the cinema (spec §9): 8 in English, 八 in Chinese. `Intl` would take 100 ms for its
 * Chinese digits on a phone.
 */
export const signalNumber = (lang: Lang): string =>
  lang === 'en_us' ? String(cinemaClosingSignal) : '〇一二三四五六七八九'.charAt(cinemaClosingSignal);
