import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { Space } from '../Stack/index.js';
import * as styles from './Inline.css.js';

export interface InlineProps extends RootProps {
  /** Gap between children and lines, from `s1` to `s9`. @default 's3' */
  gap?: Space | undefined;
  /** Vertical alignment. `baseline` is for text of different sizes. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Horizontal alignment. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Lists have `li` children. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}

/** Children next to each other, wrapping. */
export function Inline({
  gap = 's3',
  align = 'center',
  justify = 'start',
  as = 'div',
  children,
  ...root
}: InlineProps) {
  // All these tags take the props of a `section`, but some need a more exact ref type.
  const Root = as as 'section';
  const classes = [styles.inline, styles.gap[gap], styles.aligned[align], styles.justified[justify]];
  return (
    <Root {...root} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
