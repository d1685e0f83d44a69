import { checkIcon } from '../../icons/check.js';
import { choiceInput } from '../../private/Field/choiceInput.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useControl } from '../../private/Field/useNativeField.js';
import type { NativeProps } from '../../private/root.js';
import { useReadyWords, useWords } from '../../private/words.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Switch.css.js';

/** The label is the same in both states. An error explains the result of the change and the next step. */
export interface SwitchProps extends Omit<FieldProps, 'labelHidden' | 'mark' | 'required'>, NativeProps<'input'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Text while on. @default the ready-made word */
  onLabel?: string | undefined;
  /** Text while off. @default the ready-made word */
  offLabel?: string | undefined;
  /** The change is being saved: the switch keeps the focus and ignores clicks. @default false */
  busy?: boolean | undefined;
  /** Replaces the text while busy, and is announced: "Saving". @default the ready-made word */
  busyLabel?: string | undefined;
}

/** On or off, effective at once. A native checkbox with the role `switch`. */
export function Switch({ label, checked, onChange, onLabel, offLabel, busy = false, ...props }: SwitchProps) {
  const words = useWords('Switch', { onLabel, offLabel });
  const ready = useReadyWords('Switch');
  const { busyLabel = ready?.busyLabel, readOnly = false, ...shared } = props;
  const { hint, error, disabled } = shared;
  const { control, hintId, errorId } = useControl(shared);
  const ref = useFormReset(checked, onChange, control.ref);
  // `disabled` would lose the focus while saving.
  const locked = readOnly || busy;
  return (
    <div className={styles.field}>
      <label
        className={readOnly ? styles.fact : styles.button}
        data-selected={checked || undefined}
        data-disabled={disabled || undefined}
        data-readonly={locked || undefined}
        data-invalid={error !== undefined || undefined}
      >
        <input
          {...control}
          className={choiceInput}
          ref={ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says with `checked` whether it is on
          role="switch"
          checked={checked}
          aria-readonly={locked || undefined}
          onChange={(event) => {
            if (!locked) onChange(event.target.checked);
          }}
        />
        <span className={styles.track}>
          <span className={styles.thumb}>{checked && <Icon icon={checkIcon} />}</span>
        </span>
        <span>
          <span>{label}</span>
          {/* Not part of the name, because screen readers announce the state. */}
          <span className={styles.word} aria-hidden="true">
            {busy && <span className={spinner} />}
            <span>{busy ? busyLabel : checked ? words.onLabel : words.offLabel}</span>
          </span>
        </span>
      </label>
      <VisuallyHidden>
        <span role="status">{busy && busyLabel}</span>
      </VisuallyHidden>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.below}>
          <FieldMessage id={errorId}>{error}</FieldMessage>
        </span>
      )}
    </div>
  );
}
