import { type AccessFeature, performanceFeatures } from '@first-gong/domain';
import { Icon } from '@first-gong/ui/Icon';
import { personArmsSpreadIcon } from '@first-gong/ui/icons/person-arms-spread';
import * as styles from './access.css.js';
import type { Text } from './text/index.js';

/** Names of features in one line: "Captions, sign language". */
export const accessNames = (features: readonly AccessFeature[], { t }: Text): string =>
  features
    .map((feature, index) => {
      const name = t(`common.access_${feature}`);
      return index > 0 ? name.toLowerCase() : name;
    })
    .join(t('common.separator'));

/** Features of single performances, as an icon with names. Undefined without any. @param most names, then their number */
export function accessBadge(features: readonly AccessFeature[] = [], text: Text, most: number = features.length) {
  const own = performanceFeatures.filter((feature) => features.includes(feature));
  if (own.length === 0) return undefined;
  const others = own.length - most;
  const names = accessNames(own.slice(0, most), text);
  return (
    <span className={styles.badge}>
      <Icon icon={personArmsSpreadIcon} /> <span>{others > 0 ? `${names} +${others}` : names}</span>
    </span>
  );
}
