import type { ReactNode } from 'react';
import type { NativeProps } from '../../private/root.js';
import * as styles from './Link.css.js';

/** Needs an `aria-label` if the text alone does not name the target. */
export interface LinkProps extends NativeProps<'a'> {
  href: string;
  /** Whether the link is to the current page. @default false */
  current?: boolean | undefined;
  /** Outside a sentence, with a touch target. @default false */
  standalone?: boolean | undefined;
  children: ReactNode;
}

/** A link, underlined in every theme. */
export function Link({ href, current = false, standalone = false, children, ...root }: LinkProps) {
  return (
    <a
      {...root}
      className={standalone ? styles.onItsOwn : styles.link}
      href={href}
      aria-current={current ? 'page' : root['aria-current']}
    >
      {children}
    </a>
  );
}
