import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Text.css.js';

export interface TextProps extends RootProps {
  /** `lead` for introductions, `small` for remarks, `caption` for the smallest readable text. @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  /** `secondary` and `muted` have less contrast than `plain`. @default 'plain' */
  variant?: 'plain' | 'secondary' | 'muted' | undefined;
  /** A paragraph of at most 42rem, or inline text. @default 'p' */
  as?: 'p' | 'span' | 'strong' | undefined;
  children: ReactNode;
}

/** Text in a size and colour that every theme has. */
export function Text({ size = 'body', variant = 'plain', as = 'p', children, ...root }: TextProps) {
  // Both tags take the props of a `section`, but need a more exact ref type.
  const Root = as as 'section';
  const classes = [styles.size[size], styles.variant[variant], as === 'p' && styles.paragraph];
  return (
    <Root {...root} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Root>
  );
}
