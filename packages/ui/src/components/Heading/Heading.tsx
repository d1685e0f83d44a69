import type { ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Heading.css.js';

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
  /** Level in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** The look, for any level. `body` and `lead` are as large as such a `Text`. @default 'medium' for level 2, 'small' below */
  size?: 'body' | 'lead' | 'small' | 'medium' | 'large' | undefined;
  /** `title` is one step lighter. @default 'poster' */
  weight?: 'title' | 'poster' | undefined;
  /** A script or a link can focus it, so that a screen reader continues here. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
}

/** A heading inside a surface: of a card, list item or column. */
export function Heading(props: HeadingProps) {
  const { headingLevel, size = headingLevel === 2 ? 'medium' : 'small', weight, ...root } = props;
  const Root = `h${headingLevel}` as const;
  return <Root {...root} className={joinTokens(styles.size[size], weight === 'title' && styles.title)} />;
}
