import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Button.css.js';

export interface ButtonProps {
  /** `buy` is the one next step of a screen; everything else is `plain`. @default 'plain' */
  variant?: 'buy' | 'plain';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. @default false */
  block?: boolean;
  /** Before the words. */
  icon?: IconShape;
  /** After the words. */
  iconAfter?: IconShape;
  /** The action is under way: the button stays focusable and ignores presses. @default false */
  busy?: boolean;
  /** The words while busy. @default the button's own words */
  busyLabel?: string;
  /** @default false */
  disabled?: boolean;
  /** Makes it a link that looks like a button. A link is neither busy nor disabled. */
  href?: string;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  name?: string;
  value?: string;
  /** The id of an element that says why the button is disabled, or what it will do. */
  describedBy?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A native button or, with `href`, a link. Native, because the first screens carry no library of controls. */
export function Button({ variant = 'plain', size = 'medium', block = false, busy = false, ...props }: ButtonProps) {
  const { icon, iconAfter, busyLabel, disabled, href, type = 'button', name, value, describedBy, onClick } = props;
  const className = [styles.button, styles.variant[variant], styles.size[size], block && styles.block]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      {busy ? <span className={styles.spinner} /> : icon && <Icon icon={icon} />}
      <span>{(busy && busyLabel) || props.children}</span>
      {iconAfter && !busy && <Icon icon={iconAfter} />}
    </>
  );

  if (href !== undefined) {
    return (
      <a className={className} href={href} aria-describedby={describedBy} onClick={onClick}>
        {content}
      </a>
    );
  }
  // A busy button is not `disabled`: that would drop the focus, and the word that replaces its label would go unread.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      className={className}
      type={type}
      name={name}
      value={value}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={busy ? ignore : onClick}
    >
      {content}
    </button>
  );
}
