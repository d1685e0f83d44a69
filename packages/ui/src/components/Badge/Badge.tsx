import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './Badge.css.js';

export interface BadgeProps {
  /** What is seen: a number, already shortened ("99+"), or a short word. Without it there is no badge. */
  children?: string;
  /** What is read in its place, since a number alone says nothing: "3 unread". @default what is seen */
  label?: string;
  /** What it sticks to: a tool's icon. Without one it stands in the line. */
  on?: ReactNode;
}

/** A small count or word stuck onto a tool. It is part of the tool's name and is no control of its own. */
export function Badge({ children, label, on }: BadgeProps) {
  const badge = children && (
    <>
      <span className={on ? css.attached : css.badge} aria-hidden={label ? true : undefined}>
        {children}
      </span>
      {label && <VisuallyHidden>{` ${label}`}</VisuallyHidden>}
    </>
  );
  return on ? (
    <span className={css.anchor}>
      {on}
      {badge}
    </span>
  ) : (
    badge
  );
}
