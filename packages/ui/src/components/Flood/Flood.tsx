import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { paletteOf } from '../Poster/interests.js';
import * as styles from './Flood.css.js';

export interface FloodProps extends RootProps {
  /** The event's id, the same as its poster's. */
  seed: string;
  /** The event's interest category, the same as its poster's. */
  interest: string;
  /** @default 'div' */
  as?: 'div' | 'section' | 'header' | 'article' | 'li' | undefined;
  /** Layout of the children. The flood sets its own colours. */
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/** A surface in the field and type colours of an event's poster. Posters inside it are printed on the same field. */
export function Flood({ seed, interest, as = 'div', className, children, ...root }: FloodProps) {
  const colours = styles.palette[paletteOf(seed, interest)];
  // All these tags take the props of a `section`; the type of a `div` or a list asks for a more exact ref.
  const Root = as as 'section';
  return (
    <Root {...root} className={className ? `${colours} ${className}` : colours}>
      {children}
    </Root>
  );
}
