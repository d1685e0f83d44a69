import type { MouseEvent, ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Button.css.js';

interface Look extends RootProps {
  /** `buy` is the one main action of a screen, all others are `plain`. @default 'plain' */
  variant?: 'buy' | 'plain' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. @default false */
  block?: boolean | undefined;
  /** Before the text. */
  icon?: IconShape | undefined;
  /** After the text. */
  iconAfter?: IconShape | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

interface Action {
  /** The action is in progress: the button keeps the focus and ignores clicks. @default false */
  busy?: boolean | undefined;
  /** Text while busy. @default the button's text */
  busyLabel?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of a form outside of which a `submit` button is. */
  form?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
}

export interface ActionButtonProps extends Look, Action {
  href?: undefined;
}

/** A link cannot be busy or disabled, and submits no form. */
export interface LinkButtonProps extends Look, Partial<Record<keyof Action, undefined>> {
  /** Makes the button a link. */
  href: string;
}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A native button or, with `href`, a link. Native, so that first screens load no control library. */
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
    // Inline icons stay next to text that takes two lines.
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

  // A ref to an HTMLElement fits both, but TypeScript requires the exact type.
  if (href !== undefined) {
    return (
      <a {...(root as RootProps<HTMLAnchorElement>)} className={className} href={href} onClick={onClick}>
        {content}
      </a>
    );
  }
  // `disabled` would lose the focus, and screen readers would not read `busyLabel`.
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
