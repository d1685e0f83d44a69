import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Link.css.js';

/** Give it an `aria-label` when the words alone do not say where it leads. */
export interface LinkProps extends RootProps<HTMLAnchorElement> {
  href: string;
  /** The link leads to the current page. @default false */
  current?: boolean | undefined;
  /** For a link outside a sentence: large enough for a finger. @default false */
  standalone?: boolean | undefined;
  children: ReactNode;
}

/** A link in running text or on its own: underlined in every theme. */
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
