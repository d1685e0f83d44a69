import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Stack.css.js';

/** A step of the space scale, from 0.25rem to 6rem: `s4` is `--fg-space-s4`. */
export type Space = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9';

export interface StackProps extends RootProps {
  /** The space between two children. @default 's4' */
  gap?: Space | undefined;
  /** `stretch` gives each child the whole width, the others its own. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** A list has `li` as its children. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}

/** One below the other, with the same space between all of them. */
export function Stack({ gap = 's4', align = 'stretch', as = 'div', children, ...root }: StackProps) {
  // All these tags take the props of a `section`; the type of a `div` or a list asks for a more exact ref.
  const Root = as as 'section';
  return (
    <Root {...root} className={[styles.stack, styles.gap[gap], styles.aligned[align]].filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
