import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Heading.css.js';

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
  /** Level in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** The look, for any level. @default 'medium' for level 2, 'small' below */
  size?: 'small' | 'medium' | 'large' | undefined;
  children: ReactNode;
}

/** A heading inside a surface: of a card, list item or column. */
export function Heading({
  headingLevel,
  size = headingLevel === 2 ? 'medium' : 'small',
  children,
  ...root
}: HeadingProps) {
  const Root = `h${headingLevel}` as const;
  return (
    <Root {...root} className={styles.size[size]}>
      {children}
    </Root>
  );
}
