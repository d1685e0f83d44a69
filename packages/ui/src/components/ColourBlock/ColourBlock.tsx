import type { ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import { paletteOf } from '../Poster/interests.js';
import * as styles from './ColourBlock.css.js';

export interface ColourBlockProps extends RootProps {
  /** Event id, as for its poster. */
  seed: string;
  /** Interest category, as for its poster. */
  interest: string;
  /** @default 'div' */
  as?: 'div' | 'section' | 'header' | 'article' | 'li' | undefined;
  /** Layout of the children. Colours are fixed. */
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/** A surface in the colours of an event's poster. Posters inside blend in. */
export function ColourBlock({ seed, interest, as = 'div', className, ...root }: ColourBlockProps) {
  // All these tags take the props of a `section`, but some need a more exact ref type.
  const Root = as as 'section';
  return <Root {...root} className={joinTokens(styles.palette[paletteOf(seed, interest)], className)} />;
}
