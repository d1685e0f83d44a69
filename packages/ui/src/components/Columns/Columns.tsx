import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { Space } from '../Stack/index.js';
import * as styles from './Columns.css.js';

export interface ColumnsProps extends RootProps<HTMLDivElement> {
  /** Two from 48em on, three from 62em on. A narrower window has one. @default 2 */
  count?: 2 | 3 | undefined;
  /** The space between two columns and between two rows. @default 's5' */
  gap?: Space | undefined;
  /** `stretch` makes the children of a row as high as the highest. @default 'start' */
  align?: 'start' | 'stretch' | undefined;
  children: ReactNode;
}

/** Equal columns, which a phone shows one below the other. */
export function Columns({ count = 2, gap = 's5', align, ...root }: ColumnsProps) {
  return (
    <div
      {...root}
      className={styles.count[count]}
      data-gap={gap}
      data-align={align === 'stretch' ? align : undefined}
    />
  );
}
