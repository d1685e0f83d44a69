import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon/index.js';
import { textButton } from './Button.css.js';

export interface TextButtonProps {
  /** @default 'button' */
  type?: 'button' | 'submit';
  name?: string;
  value?: string;
  /** Before the words. */
  icon?: IconShape;
  /** @default false */
  disabled?: boolean;
  /** What it acts on, when the words alone do not say: "Remove row D, seat 7". */
  label?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

/** A button that looks like a link: for the lesser of two actions, inside text or a row. */
export function TextButton({ type = 'button', icon, label, children, ...rest }: TextButtonProps) {
  return (
    <button className={textButton} type={type} aria-label={label} {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}
