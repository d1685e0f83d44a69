import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { Space } from '../Stack/index.js';
import * as styles from './Inline.css.js';

export interface InlineProps extends RootProps {
  /** The space between two children and between two lines, a step of the space scale from `s1` to `s9`. @default 's3' */
  gap?: Space | 'none' | undefined;
  /** The space between two lines, if it is another one. `none` is for words, whose lines have their own. */
  rowGap?: Space | 'none' | undefined;
  /** How the children of one line stand to each other. `baseline` is for words of different sizes. @default 'center' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Where the children are on the line. `between` puts the first and the last at its ends. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** A list has `li` as its children, a `p` or a `span` words. @default 'div' */
  as?: 'div' | 'section' | 'p' | 'span' | 'ul' | 'ol' | 'li' | undefined;
  /** All children stay on one line, and their words break: an icon and its sentence. @default false */
  nowrap?: boolean | undefined;
  /** The ground, the border and the place of the part. The component lays out its children. */
  className?: string | undefined;
  children: ReactNode;
}

/** Side by side, on as many lines as they need. */
export function Inline({
  gap = 's3',
  rowGap,
  align = 'center',
  justify = 'start',
  as = 'div',
  nowrap = false,
  className,
  children,
  ...root
}: InlineProps) {
  // All these tags take the props of a `section`; the type of a `div` or a list asks for a more exact ref.
  const Root = as as 'section';
  const classes = [
    nowrap ? styles.line : styles.inline,
    styles.gap[gap],
    rowGap && styles.rowGap[rowGap],
    styles.aligned[align],
    styles.justified[justify],
    className,
  ];
  return (
    <Root {...root} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
