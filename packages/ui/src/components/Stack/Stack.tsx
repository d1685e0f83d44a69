import type { ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Stack.css.js';

/** A step of the space scale, from 0.25rem to 6rem: `s4` is `--fg-space-s4`. */
export type Space = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9';

export interface StackProps extends RootProps {
  /** Gap between children. @default 's4' */
  gap?: Space | 'none' | undefined;
  /** `stretch` gives children the full width, others their own. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Lists have `li` children. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'span' | 'ul' | 'ol' | 'li' | undefined;
  /** Space around all children. @default none */
  padding?: Space | undefined;
  /** List items have bullets or numbers. @default false */
  marked?: boolean | undefined;
  /** Background, border and position. The component lays out its children. */
  className?: string | undefined;
  children: ReactNode;
}

/** Children in a column with equal gaps. */
export function Stack({ gap = 's4', align, as = 'div', padding, marked, className, ...root }: StackProps) {
  // All these tags take the props of a `section`, but some need a more exact ref type.
  const Root = as as 'section';
  return (
    <Root
      {...root}
      className={joinTokens(styles.stack, className)}
      data-gap={gap}
      data-align={align}
      data-padding={padding}
      data-marked={marked || undefined}
    />
  );
}
