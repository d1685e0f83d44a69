import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Text.css.js';

export interface TextProps extends RootProps {
  /** `lead` opens a page, `small` is a remark, `caption` the smallest that a person can read. @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  /** `plain` has the colour of its ground. `secondary` and `muted` step back from it. @default 'plain' */
  variant?: 'plain' | 'secondary' | 'muted' | undefined;
  /** @default the weight of its place */
  weight?: 'medium' | 'strong' | 'title' | undefined;
  /** A paragraph, at most 42rem wide so that its lines can be read, or words inside a sentence. @default 'p' */
  as?: 'p' | 'span' | undefined;
  children: ReactNode;
}

/** Words in a size and a weight of colour that every theme has. */
export function Text({ size = 'body', variant = 'plain', weight, as = 'p', children, ...root }: TextProps) {
  // Both tags take the props of a `section`; their own types ask for a more exact ref.
  const Root = as as 'section';
  const classes = [
    styles.size[size],
    styles.variant[variant],
    weight && styles.weight[weight],
    as === 'p' && styles.paragraph,
  ];
  return (
    <Root {...root} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
