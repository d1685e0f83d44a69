import type { ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Text.css.js';

export interface TextProps extends RootProps {
  /** `lead` for introductions, `small` for remarks, `caption` for the smallest readable text. @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead' | undefined;
  /** `secondary` and `muted` have less contrast than `plain`. @default 'plain' */
  variant?: 'plain' | 'secondary' | 'muted' | undefined;
  /** @default the weight of its place */
  weight?: 'medium' | 'strong' | 'title' | undefined;
  /** A paragraph of at most 42rem, or inline text. @default 'p' */
  as?: 'p' | 'span' | 'strong' | undefined;
  children: ReactNode;
}

/** Text in a size and colour that every theme has. */
export function Text({ size = 'body', variant = 'plain', weight, as = 'p', ...root }: TextProps) {
  // Both tags take the props of a `section`, but need a more exact ref type.
  const Root = as as 'section';
  return (
    <Root
      {...root}
      className={joinTokens(
        styles.size[size],
        styles.variant[variant],
        weight && styles.weight[weight],
        as === 'p' && styles.paragraph,
      )}
    />
  );
}
