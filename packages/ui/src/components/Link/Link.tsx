import type { ReactNode } from 'react';
import { link } from './Link.css.js';

export interface LinkProps {
  href: string;
  /** The language of the page it leads to, when it is another one; its words are then read in that language too. */
  lang?: string;
  /** It leads to where the reader is. @default false */
  current?: boolean;
  /** The whole of what it says, when its words alone do not. */
  label?: string;
  children: ReactNode;
}

/** A link in running text or on its own: underlined in every theme. */
export function Link({ href, lang, current = false, label, children }: LinkProps) {
  return (
    <a
      className={link}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
    >
      {children}
    </a>
  );
}
