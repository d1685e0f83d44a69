import type { Lang } from '@first-gong/domain';
import type { LoadedWords } from '@first-gong/i18n';

/** Groups of words, each loaded with the pages that say them. */
export type WordsName = 'everyPage' | 'home' | 'event' | 'login' | 'member';

const loaders: Record<WordsName, Record<Lang, () => Promise<LoadedWords>>> = {
  everyPage: {
    en_us: () => import('@first-gong/i18n/everyPage/en_us'),
    zh_hk: () => import('@first-gong/i18n/everyPage/zh_hk'),
    zh_cn: () => import('@first-gong/i18n/everyPage/zh_cn'),
  },
  home: {
    en_us: () => import('@first-gong/i18n/home/en_us'),
    zh_hk: () => import('@first-gong/i18n/home/zh_hk'),
    zh_cn: () => import('@first-gong/i18n/home/zh_cn'),
  },
  event: {
    en_us: () => import('@first-gong/i18n/event/en_us'),
    zh_hk: () => import('@first-gong/i18n/event/zh_hk'),
    zh_cn: () => import('@first-gong/i18n/event/zh_cn'),
  },
  login: {
    en_us: () => import('@first-gong/i18n/login/en_us'),
    zh_hk: () => import('@first-gong/i18n/login/zh_hk'),
    zh_cn: () => import('@first-gong/i18n/login/zh_cn'),
  },
  member: {
    en_us: () => import('@first-gong/i18n/member/en_us'),
    zh_hk: () => import('@first-gong/i18n/member/zh_hk'),
    zh_cn: () => import('@first-gong/i18n/member/zh_cn'),
  },
};

/** Words in one language; the other two, and those of other pages, are not loaded. */
export const loadWords = async (name: WordsName, lang: Lang): Promise<LoadedWords> => ({
  ...(await loaders[name][lang]()),
});
