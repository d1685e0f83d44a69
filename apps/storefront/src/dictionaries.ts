import type { Lang } from '@first-gong/domain';
import type { Dictionary } from '@first-gong/i18n';

const loaders: Record<Lang, () => Promise<Dictionary>> = {
  en_us: async () => (await import('@first-gong/i18n/dictionaries/en_us')).en_us,
  zh_hk: async () => (await import('@first-gong/i18n/dictionaries/zh_hk')).zh_hk,
  zh_cn: async () => (await import('@first-gong/i18n/dictionaries/zh_cn')).zh_cn,
};

/** The words of one language; the other two are never loaded. */
export const loadDictionary = (lang: Lang): Promise<Dictionary> => loaders[lang]();
