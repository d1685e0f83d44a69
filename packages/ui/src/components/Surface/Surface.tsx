import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { Space } from '../Stack/index.js';
import * as styles from './Surface.css.js';

export interface SurfaceProps extends RootProps {
  /** Padding from `s1` to `s9`. @default 's4' */
  padding?: Space | undefined;
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  children: ReactNode;
}

/** A card with a border, for a self-contained part of a page. */
export function Surface({ padding = 's4', as = 'div', ...root }: SurfaceProps) {
  // All five tags take the props of an `article`, but some need a more exact ref type.
  const Root = as as 'article';
  return <Root {...root} className={`${styles.surface} ${styles.padding[padding]}`} />;
}
