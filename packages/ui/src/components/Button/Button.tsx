import type { MouseEvent, ReactNode } from 'react';
import { joinTokens } from '../../private/joinTokens.js';
import type { NativeProps, RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Button.css.js';

interface Look extends RootProps {
  /** `buy` is the one main action of a screen, `danger` destroys something, others are `plain`. @default 'plain' */
  variant?: 'buy' | 'plain' | 'danger' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. @default false */
  block?: boolean | undefined;
  /** Before the text, or alone with an `aria-label`. */
  icon?: IconShape | undefined;
  /** After the text. */
  iconAfter?: IconShape | undefined;
  children?: ReactNode;
}

interface Action extends Omit<NativeProps<'button'>, keyof RootProps> {
  /** The action is in progress: the button keeps the focus and ignores clicks. @default false */
  busy?: boolean | undefined;
  /** Text while busy. @default the button's text */
  busyLabel?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  name?: string | undefined;
  value?: string | undefined;
}

export interface ActionButtonProps extends Look, Action {
  href?: undefined;
}

/** A link cannot be busy or disabled, and submits no form. */
export interface LinkButtonProps
  extends Look,
    Omit<NativeProps<'a'>, keyof RootProps>,
    Partial<Record<keyof Action, undefined>> {
  /** Makes the button a link. */
  href: string;
}

export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A native button or, with `href`, a link. Native, so that first screens load no control library. */
export function Button({ variant = 'plain', size = 'medium', block = false, busy = false, ...props }: ButtonProps) {
  const { icon, iconAfter, busyLabel, disabled, href, type = 'button', onClick, children, ...root } = props;
  const className = joinTokens(styles.button, styles.variant[variant], styles.size[size], block && styles.block);
  const content = (
    // Inline icons stay next to text that takes two lines.
    <span>
      {(busy || icon) && (
        <span className={children ? styles.before : ''}>
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
      <a {...(root as NativeProps<'a'>)} className={className} href={href} onClick={onClick}>
        {content}
      </a>
    );
  }
  // `disabled` would lose the focus, and screen readers would not read `busyLabel`.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...(root as NativeProps<'button'>)}
      className={className}
      type={type}
      disabled={disabled}
      aria-disabled={busy || root['aria-disabled']}
      aria-busy={busy || root['aria-busy']}
      onClick={busy ? ignore : onClick}
    >
      {content}
    </button>
  );
}
