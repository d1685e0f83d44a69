import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Container.css.js';

export interface ContainerProps extends RootProps {
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'main' | 'ul' | 'ol' | undefined;
  /** `form` is 52rem, for a page that is one form, one list or one text. @default 'page' */
  width?: 'page' | 'form' | undefined;
  /** Space above and below the content, for the `main` of a page. @default false */
  padded?: boolean | undefined;
  /** Layout of the children. The container sets its own width and gutters. */
  className?: string | undefined;
  children: ReactNode;
}

/** The column of every page: 84rem wide at most, on the widest screens up to 104rem, with gutters. */
export function Container({
  as = 'div',
  width = 'page',
  padded = false,
  className,
  children,
  ...root
}: ContainerProps) {
  // All these tags take the props of a `section`; the type of a `div` or a list asks for a more exact ref.
  const Root = as as 'section';
  const classes = [styles.container, width === 'form' && styles.form, padded && styles.padded, className];
  return (
    <Root {...root} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
