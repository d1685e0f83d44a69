import { heartIcon } from '../../icons/heart.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './LikeButton.css.js';

export interface LikeCountProps extends RootProps<HTMLSpanElement> {
  /** Abbreviated number: "24.6K". */
  count: string;
  /** Meaning of the number without the heart: "people like this". */
  label: string;
}

/** Number of likes with an outlined heart. Not a control. */
export function LikeCount({ count, label, ...root }: LikeCountProps) {
  return (
    <span {...root} className={styles.like}>
      <Icon icon={heartIcon} />
      <span>{count}</span>
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </span>
  );
}
