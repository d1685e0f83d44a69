import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Stack.css.js';

/** A step of the space scale, from 0.25rem to 6rem: `s4` is `--fg-space-s4`. */
export type Space = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9';

export interface StackProps extends RootProps {
  /** Gap between children. @default 's4' */
  gap?: Space | undefined;
  /** `stretch` gives children the full width, others their own. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Lists have `li` children. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}

/** Children in a column with equal gaps. */
export function Stack({ gap = 's4', align = 'stretch', as = 'div', children, ...root }: StackProps) {
  // All these tags take the props of a `section`, but some need a more exact ref type.
  const Root = as as 'section';
  return (
    <Root {...root} className={[styles.stack, styles.gap[gap], styles.aligned[align]].filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
