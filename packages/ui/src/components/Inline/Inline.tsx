import type { ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import type { Space } from '../Stack/index.js';
import * as styles from './Inline.css.js';

export interface InlineProps extends RootProps {
  /** Gap between children and lines, from `s1` to `s9`. @default 's3' */
  gap?: Space | 'none' | undefined;
  /** Gap between lines, if it differs. `none` is for text. */
  rowGap?: Space | 'none' | undefined;
  /** Vertical alignment. `baseline` is for text of different sizes. @default 'center' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Horizontal alignment. `between` puts the first and the last child at the ends. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Lists have `li` children, `p` and `span` text. @default 'div' */
  as?: 'div' | 'section' | 'p' | 'span' | 'ul' | 'ol' | 'li' | undefined;
  /** All children stay on one line, and their text wraps: an icon and its sentence. @default false */
  nowrap?: boolean | undefined;
  /** Background, border and position. The component lays out its children. */
  className?: string | undefined;
  children: ReactNode;
}

/** Children next to each other, wrapping. */
export function Inline(props: InlineProps) {
  const { gap = 's3', rowGap, align, justify, as = 'div', nowrap, className, ...root } = props;
  // All these tags take the props of a `section`, but some need a more exact ref type.
  const Root = as as 'section';
  return (
    <Root
      {...root}
      className={joinTokens(nowrap ? styles.line : styles.inline, className)}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-justify={justify}
    />
  );
}
