import type { ReactNode } from 'react';
import * as styles from './Ticket.css.js';

export interface TicketProps {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** A heavy border, for a ticket that stands alone: a slip, an e-ticket, a dialog. @default false */
  strong?: boolean | undefined;
  /** Layout of its parts. Its surface and border are its own. */
  className?: string | undefined;
  id?: string | undefined;
  /** The id of the heading that names it. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A piece of paper with a border that perforations notch. */
export function Ticket({ as: Element = 'div', strong = false, className, ...props }: TicketProps) {
  return (
    <Element
      className={[styles.ticket, strong && styles.strong, className].filter(Boolean).join(' ')}
      id={props.id}
      aria-labelledby={props.labelledBy}
    >
      {props.children}
    </Element>
  );
}
