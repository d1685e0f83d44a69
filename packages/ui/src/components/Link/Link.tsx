import type { ReactNode } from 'react';
import { link, onItsOwn } from './Link.css.js';

export interface LinkProps {
  href: string;
  /** The language of the page it leads to, when it is another one; its words are then read in that language too. */
  lang?: string | undefined;
  /** It leads to where the reader is. @default false */
  current?: boolean | undefined;
  /** The whole of what it says, when its words alone do not. */
  label?: string | undefined;
  /** Not in a sentence: large enough for a finger. @default false */
  standalone?: boolean | undefined;
  children: ReactNode;
}

/** A link in running text or on its own: underlined in every theme. */
export function Link({ href, lang, current = false, label, standalone = false, children }: LinkProps) {
  return (
    <a
      className={standalone ? onItsOwn : link}
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
