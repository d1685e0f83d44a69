import { heartIcon } from '../../icons/heart.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './LikeButton.css.js';

export interface LikeButtonProps {
  /** What it does, naming the event, and the same in both states: "Add Night Sailing to my favourites". */
  label: string;
  /** The number as shown, already abbreviated: "24.6K". */
  count: string;
  /** What the number counts, for those who do not see the heart: "people like this". */
  countLabel: string;
  /** Whether it is liked. @default false */
  value?: boolean | undefined;
  /** Of a member: what it shall be. */
  onChange?: ((value: boolean) => void) | undefined;
  /** Of a visitor, instead of `onChange`: opens the prompt to log in. The button is then no toggle. */
  onLogin?: (() => void) | undefined;
  /** The change is under way: the button keeps the focus and ignores presses. @default false */
  busy?: boolean | undefined;
  /** Said while busy: "Saving". */
  busyLabel?: string | undefined;
}

/** A heart that likes an event, and how many do. A native toggle button (ARIA APG "Button"). */
export function LikeButton({ label, count, countLabel, value = false, onChange, onLogin, ...props }: LikeButtonProps) {
  const { busy = false, busyLabel } = props;
  const press = () => (onLogin ? onLogin() : onChange?.(!value));
  return (
    <button
      className={styles.button}
      type="button"
      aria-pressed={onLogin ? undefined : value}
      aria-haspopup={onLogin ? 'dialog' : undefined}
      // Not `disabled`: that would drop the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : press}
    >
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      <span className={value ? styles.filled : styles.mark}>
        {busy ? <span className={spinner} /> : <Icon icon={heartIcon} weight={value ? 'fill' : 'regular'} />}
      </span>
      {count}
      <VisuallyHidden>{[` ${countLabel}`, busy && busyLabel].filter(Boolean).join(' ')}</VisuallyHidden>
    </button>
  );
}
