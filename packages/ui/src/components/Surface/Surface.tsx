import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { Space } from '../Stack/index.js';
import * as styles from './Surface.css.js';

export interface SurfaceProps extends RootProps {
  /** The space between the border and the content, a step of the space scale from `s1` to `s9`. @default 's4' */
  padding?: Space | undefined;
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  children: ReactNode;
}

/** A card: a piece of paper with a border, for a part of a page that is its own thing. */
export function Surface({ padding = 's4', as = 'div', children, ...root }: SurfaceProps) {
  // All five tags take the props of an `article`; the type of a `div` or `li` asks for a more exact ref.
  const Root = as as 'article';
  return (
    <Root {...root} className={`${styles.surface} ${styles.padding[padding]}`}>
      {children}
    </Root>
  );
}
