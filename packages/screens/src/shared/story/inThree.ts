import type { Lang } from '@first-gong/domain';

/** A value in three languages. */
export const inThree = <Value>(en_us: Value, zh_hk: Value, zh_cn: Value): Record<Lang, Value> => ({
  en_us,
  zh_hk,
  zh_cn,
});
