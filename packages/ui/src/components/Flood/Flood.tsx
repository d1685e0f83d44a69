import type { ReactNode } from 'react';
import { paletteOf } from '../Poster/interests.js';
import { palette } from './Flood.css.js';

export interface FloodProps {
  /** The event's id, as its poster has it. */
  seed: string;
  /** The event's interest, as its poster has it. */
  interest: string;
  /** @default 'div' */
  as?: 'div' | 'section' | 'header' | 'article' | 'li';
  /** Layout of what it holds. Its colours are its own. */
  className?: string;
  id?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  children?: ReactNode;
}

/** A surface in the field and type colours of an event's poster. Its posters are printed on the same field. */
export function Flood({ seed, interest, as: Element = 'div', className, id, labelledBy, children }: FloodProps) {
  const colours = palette[paletteOf(seed, interest)];
  return (
    <Element className={className ? `${colours} ${className}` : colours} id={id} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
