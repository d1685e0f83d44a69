import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/index.js';
import { kinds } from './Sticker.css.js';

export type StickerKind = keyof typeof kinds;

export interface StickerProps {
  kind: StickerKind;
  /** The word. It is never left out: colour and icon only help to find it. */
  children: ReactNode;
}

const icons: Partial<Record<StickerKind, IconName>> = {
  priority: 'star',
  few: 'hourglass-medium',
  rescheduled: 'calendar-blank',
  restrictedView: 'eye',
  standing: 'users',
};

/** A word about an event, stuck onto its ticket and never onto its art. */
export function Sticker({ kind, children }: StickerProps) {
  const icon = icons[kind];
  return (
    <span className={kinds[kind]}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
