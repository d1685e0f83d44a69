import type { ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Ticket.css.js';

export interface TicketProps extends RootProps {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** A heavy border, for a single ticket on a page. @default false */
  strong?: boolean | undefined;
  /** Layout of the parts. Surface and border are fixed. */
  className?: string | undefined;
  children: ReactNode;
}

/** A piece of paper with perforations and notches. */
export function Ticket({ as = 'div', strong = false, className, ...root }: TicketProps) {
  // All five tags take the props of an `article`, but some need a more exact ref type.
  const Element = as as 'article';
  return <Element {...root} className={joinTokens(styles.ticket, strong && styles.strong, className)} />;
}
