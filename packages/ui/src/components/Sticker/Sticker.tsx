import type { ReactNode } from 'react';
import { calendarBlankIcon } from '../../icons/calendar-blank.js';
import { eyeIcon } from '../../icons/eye.js';
import { hourglassMediumIcon } from '../../icons/hourglass-medium.js';
import { sparkleIcon } from '../../icons/sparkle.js';
import { starIcon } from '../../icons/star.js';
import { usersIcon } from '../../icons/users.js';
import { xIcon } from '../../icons/x.js';
import { xCircleIcon } from '../../icons/x-circle.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Sticker.css.js';

export type StickerKind = keyof typeof styles.kinds;

export interface StickerProps {
  kind: StickerKind;
  /** The word. It is never left out: colour and icon only help to find it. */
  children: ReactNode;
}

/** The icon of each kind, also for those who set the word without the sticker's frame. */
export const stickerIcons: Record<StickerKind, IconShape> = {
  priority: starIcon,
  few: hourglassMediumIcon,
  new: sparkleIcon,
  soldOut: xCircleIcon,
  rescheduled: calendarBlankIcon,
  cancelled: xIcon,
  restrictedView: eyeIcon,
  standing: usersIcon,
};

/** A word about an event, stuck onto its ticket and never onto its art. */
export function Sticker({ kind, children }: StickerProps) {
  return (
    <span className={styles.kinds[kind]}>
      <Icon icon={stickerIcons[kind]} />
      {children}
    </span>
  );
}
