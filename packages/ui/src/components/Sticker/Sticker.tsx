import type { ReactNode } from 'react';
import { calendarBlankIcon } from '../../icons/calendar-blank.js';
import { eyeIcon } from '../../icons/eye.js';
import { hourglassMediumIcon } from '../../icons/hourglass-medium.js';
import { sparkleIcon } from '../../icons/sparkle.js';
import { starIcon } from '../../icons/star.js';
import { usersIcon } from '../../icons/users.js';
import { xIcon } from '../../icons/x.js';
import { xCircleIcon } from '../../icons/x-circle.js';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Sticker.css.js';

export type StickerVariant =
  | 'priority'
  | 'few'
  | 'new'
  | 'soldOut'
  | 'rescheduled'
  | 'cancelled'
  | 'restrictedView'
  | 'standing';

export interface StickerProps extends RootProps<HTMLSpanElement> {
  variant: StickerVariant;
  /** Required text, because colour and icon alone are not enough. */
  children: ReactNode;
}

/** Icons of the variants, also for use without the frame. */
export const stickerIcons: Record<StickerVariant, IconShape> = {
  priority: starIcon,
  few: hourglassMediumIcon,
  new: sparkleIcon,
  soldOut: xCircleIcon,
  rescheduled: calendarBlankIcon,
  cancelled: xIcon,
  restrictedView: eyeIcon,
  standing: usersIcon,
};

/** A word about an event, on its ticket but not on its art. */
export function Sticker({ variant, children, ...root }: StickerProps) {
  return (
    <span {...root} className={styles.variants[variant]}>
      <Icon icon={stickerIcons[variant]} />
      <span>{children}</span>
    </span>
  );
}
