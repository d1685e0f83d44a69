import type { ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Container.css.js';

export interface ContainerProps extends RootProps {
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'main' | 'ul' | 'ol' | undefined;
  /** `form` is 52rem, for a page with one form, list or text. @default 'page' */
  width?: 'page' | 'form' | undefined;
  /** Vertical padding, for the `main` of a page. @default false */
  padded?: boolean | undefined;
  /** Layout of the children. Width and gutters are fixed. */
  className?: string | undefined;
  children: ReactNode;
}

/** The column of every page with gutters, at most 84rem, on very wide screens 104rem. */
export function Container({ as = 'div', width = 'page', padded = false, className, ...root }: ContainerProps) {
  // All these tags take the props of a `section`, but some need a more exact ref type.
  const Root = as as 'section';
  return (
    <Root
      {...root}
      className={joinTokens(styles.container, width === 'form' && styles.form, padded && styles.padded, className)}
    />
  );
}
