import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import type { RootProps } from '../root.js';
import * as styles from './Badge.css.js';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** An abbreviated number ("99+") or a short word. Without it there is no badge. */
  children?: string | undefined;
  /** Text for screen readers instead of the number: "3 unread". @default the children */
  label?: string | undefined;
  /** The icon of the badge. Without an icon the badge is inline. */
  on?: ReactNode | undefined;
}

/** A small count or word on a tool. Its text is part of the tool's name; the badge is not a control. */
export function Badge({ children, label, on, ...root }: BadgeProps) {
  const words = label ? (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </>
  ) : (
    children
  );
  if (on) {
    return (
      <span {...root} className={styles.anchor}>
        {on}
        {children && <span className={styles.attached}>{words}</span>}
      </span>
    );
  }
  return (
    children && (
      <span {...root} className={styles.badge}>
        {words}
      </span>
    )
  );
}
