import type { MouseEvent, ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Button.css.js';

interface Look extends RootProps {
  /** `buy` is the one next step of a screen; everything else is `plain`. @default 'plain' */
  variant?: 'buy' | 'plain' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. @default false */
  block?: boolean | undefined;
  /** Before the words. */
  icon?: IconShape | undefined;
  /** After the words. */
  iconAfter?: IconShape | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

interface Action {
  /** The action is under way: the button keeps the focus and ignores presses. @default false */
  busy?: boolean | undefined;
  /** The words while busy. @default the button's own words */
  busyLabel?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The id of the form that a `submit` button outside of it sends. */
  form?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
}

export interface ActionButtonProps extends Look, Action {
  href?: undefined;
}

/** A link is neither busy nor disabled, and sends no form. */
export interface LinkButtonProps extends Look, Partial<Record<keyof Action, undefined>> {
  /** Makes the button a link. */
  href: string;
}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A native button or, with `href`, a link. Native, because the first screens load no library of controls. */
export function Button({ variant = 'plain', size = 'medium', block = false, busy = false, ...props }: ButtonProps) {
  const {
    icon,
    iconAfter,
    busyLabel,
    disabled,
    href,
    type = 'button',
    form,
    name,
    value,
    onClick,
    children,
    ...root
  } = props;
  const className = [styles.button, styles.variant[variant], styles.size[size], block && styles.block]
    .filter(Boolean)
    .join(' ');
  const content = (
    // The icons stand in the text, so that they stay beside words that take two lines.
    <span>
      {(busy || icon) && (
        <span className={styles.before}>
          {busy ? <span className={styles.spinner} /> : icon && <Icon icon={icon} />}
        </span>
      )}
      <span>{(busy && busyLabel) || children}</span>
      {iconAfter && !busy && (
        <span className={styles.after}>
          <Icon icon={iconAfter} />
        </span>
      )}
    </span>
  );

  // A ref to an HTMLElement fits a link and a button, but TypeScript asks for the exact type of each.
  if (href !== undefined) {
    return (
      <a {...(root as RootProps<HTMLAnchorElement>)} className={className} href={href} onClick={onClick}>
        {content}
      </a>
    );
  }
  // A busy button is not `disabled`, because it would lose the focus and screen readers would not read `busyLabel`.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...(root as RootProps<HTMLButtonElement>)}
      className={className}
      type={type}
      form={form}
      name={name}
      value={value}
      disabled={disabled}
      aria-disabled={busy || root['aria-disabled']}
      aria-busy={busy || root['aria-busy']}
      onClick={busy ? ignore : onClick}
    >
      {content}
    </button>
  );
}
