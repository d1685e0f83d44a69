import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Ticket.css.js';

export interface TicketProps extends RootProps {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** A heavy border, for a ticket that is alone on the page: a slip, an e-ticket, a dialog. @default false */
  strong?: boolean | undefined;
  /** Lays out the parts of the ticket. The surface and the border belong to the ticket. */
  className?: string | undefined;
  children: ReactNode;
}

/** A piece of paper whose border is notched by its perforations. */
export function Ticket({ as = 'div', strong = false, className, children, ...root }: TicketProps) {
  // All five tags take the props of an `article`; the type of a `div` or `li` asks for a more exact ref.
  const Element = as as 'article';
  return (
    <Element {...root} className={[styles.ticket, strong && styles.strong, className].filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
