import { heartIcon } from '../../icons/heart.js';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './LikeButton.css.js';

export interface LikeButtonProps extends Omit<RootProps<HTMLButtonElement>, 'onClick'> {
  /** Action with the event's name, equal in both states: "Add Night Sailing to my favourites". */
  label: string;
  /** Abbreviated number: "24.6K". */
  count: string;
  /** Meaning of the number without the heart: "people like this". */
  countLabel: string;
  /** The member likes the event. @default false */
  checked?: boolean | undefined;
  /** For members: called with the new state. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** For visitors: prompts for a login. The button is then not a toggle. */
  onLogin?: (() => void) | undefined;
  /** The change is in progress: the button keeps the focus and ignores clicks. @default false */
  busy?: boolean | undefined;
  /** Read while busy: "Saving". */
  busyLabel?: string | undefined;
}

/** A heart for an event, and the number of likes. A native toggle button (ARIA APG "Button"). */
export function LikeButton({ label, count, countLabel, checked = false, ...props }: LikeButtonProps) {
  const { onChange, onLogin, busy = false, busyLabel, ...root } = props;
  const press = () => (onLogin ? onLogin() : onChange?.(!checked));
  return (
    <button
      {...root}
      className={styles.button}
      type="button"
      aria-pressed={onLogin ? undefined : checked}
      aria-haspopup={onLogin ? 'dialog' : undefined}
      // `disabled` would lose the focus.
      aria-disabled={busy || root['aria-disabled']}
      aria-busy={busy || root['aria-busy']}
      onClick={busy ? undefined : press}
    >
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      {busy ? (
        <span className={styles.wait}>
          <span className={spinner} />
        </span>
      ) : (
        <Icon icon={heartIcon} weight={checked ? 'fill' : 'regular'} />
      )}
      <span>{count}</span>
      <VisuallyHidden>{joinTokens(` ${countLabel}`, busy && busyLabel)}</VisuallyHidden>
    </button>
  );
}
