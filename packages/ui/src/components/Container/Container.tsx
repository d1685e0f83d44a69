import type { ReactNode } from 'react';
import { container } from './Container.css.js';

export interface ContainerProps {
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'main' | 'ul' | 'ol';
  /** Layout of what it holds. Its width and gutters are its own. */
  className?: string;
  id?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  children: ReactNode;
}

/** The column of every page: 84rem at most, with the gutters. */
export function Container({ as: Element = 'div', className, id, labelledBy, children }: ContainerProps) {
  return (
    <Element className={className ? `${container} ${className}` : container} id={id} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
