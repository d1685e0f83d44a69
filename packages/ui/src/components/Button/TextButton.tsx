import type { ReactNode } from 'react';
import type { NativeProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Button.css.js';

/** Needs an `aria-label` if the text alone is ambiguous: "Remove row D, seat 7". */
export interface TextButtonProps extends NativeProps<'button'> {
  /** Before the text. */
  icon?: IconShape | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** A button that looks like a link, for the less important of two actions. */
export function TextButton({ icon, children, ...button }: TextButtonProps) {
  return (
    <button {...button} className={styles.textButton} type="button">
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </button>
  );
}
