import { FieldError } from 'react-aria-components/FieldError';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { checkIcon } from '../../icons/check.js';
import { ariaField } from '../../private/Field/ariaField.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Switch.css.js';

/**
 * The label stays the same in both states. An error says what became of the change and how to go on. Root props go to
 * the control, except `data-*`: React Aria draws the control and puts them on the element of the field.
 */
export interface SwitchProps
  extends Omit<FieldProps, 'labelHidden' | 'mark' | 'required'>,
    RootProps<HTMLInputElement> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The word beside the switch while it is on. */
  onLabel: string;
  /** The word beside the switch while it is off. */
  offLabel: string;
  /** The change is being saved: the switch stays focusable and ignores presses. @default false */
  busy?: boolean | undefined;
  /** Takes the place of the word while busy, and is announced: "Saving". */
  busyLabel?: string | undefined;
}

/** On or off, in force at once. Built on React Aria's switch. */
export function Switch({ checked, onChange, onLabel, offLabel, busy = false, busyLabel, ...shared }: SwitchProps) {
  const { label, hint, error, readOnly = false } = shared;
  const { field, ref, attributes } = ariaField(shared);
  return (
    <SwitchField
      {...attributes}
      {...field}
      className={styles.field}
      inputRef={ref}
      isSelected={checked}
      onChange={onChange}
      // Disabled, it would drop the focus while it saves.
      isReadOnly={readOnly || busy}
    >
      <SwitchButton className={readOnly ? styles.fact : styles.button}>
        <span className={styles.track}>
          <span className={styles.thumb}>{checked && <Icon icon={checkIcon} />}</span>
        </span>
        <span>
          {label}
          {/* Not part of the name: a screen reader says on and off in its own words. */}
          <span className={styles.word} aria-hidden="true">
            {busy && <span className={spinner} />}
            {busy ? busyLabel : checked ? onLabel : offLabel}
          </span>
        </span>
      </SwitchButton>
      <VisuallyHidden>
        <span role="status">{busy && busyLabel}</span>
      </VisuallyHidden>
      {hint && (
        <Text className={styles.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError className={styles.below}>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </SwitchField>
  );
}
