import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Stack.css.js';

/** A step of the space scale, from 0.25rem to 6rem: `s4` is `--fg-space-s4`. */
export type Space = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9';

export interface StackProps extends RootProps {
  /** The space between two children. @default 's4' */
  gap?: Space | 'none' | undefined;
  /** `stretch` gives each child the whole width, the others its own. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** A list has `li` as its children. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'span' | 'ul' | 'ol' | 'li' | undefined;
  /** The space around all children. @default none */
  padding?: Space | undefined;
  /** The items of a list have bullets or numbers. @default false */
  marked?: boolean | undefined;
  /** The ground, the border and the place of the part. The stack lays out its children. */
  className?: string | undefined;
  children: ReactNode;
}

/** One below the other, with the same space between all of them. */
export function Stack({
  gap = 's4',
  align = 'stretch',
  as = 'div',
  padding,
  marked = false,
  className,
  children,
  ...root
}: StackProps) {
  // All these tags take the props of a `section`; the type of a `div` or a list asks for a more exact ref.
  const Root = as as 'section';
  const classes = [
    styles.stack,
    styles.gap[gap],
    styles.aligned[align],
    padding && styles.padding[padding],
    marked && styles.marked,
    className,
  ];
  return (
    <Root {...root} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
