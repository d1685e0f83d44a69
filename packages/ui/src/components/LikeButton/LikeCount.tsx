import { heartIcon } from '../../icons/heart.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './LikeCount.css.js';

export interface LikeCountProps extends RootProps<HTMLSpanElement> {
  /** The number, already abbreviated: "24.6K". */
  count: string;
  /** Meaning of the number, for people who do not see the heart: "people like this". */
  label: string;
}

/** How many people like an event: an outlined heart and a number. Text, not a control. */
export function LikeCount({ count, label, ...root }: LikeCountProps) {
  return (
    <span {...root} className={styles.like}>
      <Icon icon={heartIcon} />
      <span>{count}</span>
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </span>
  );
}
