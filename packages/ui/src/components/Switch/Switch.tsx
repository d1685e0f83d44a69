import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { checkIcon } from '../../icons/check.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Switch.css.js';

export interface SwitchProps {
  /** What is on or off. It stays the same in both states. */
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The word beside it while it is on. */
  onLabel: string;
  /** The word beside it while it is off. */
  offLabel: string;
  /** Of the control, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the label and read with it. It stays when there is an error. */
  hint?: ReactNode;
  /** What became of the change and how to go on, in a sentence. */
  error?: string;
  /** The change is being saved: it stays focusable and ignores presses. @default false */
  busy?: boolean;
  /** Takes the place of the word while busy, and is announced: "Saving". */
  busyLabel?: string;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
}

/** On or off, in force at once. Built on React Aria's switch. */
export function Switch({ label, name, checked, onChange, id = name, busy = false, ...props }: SwitchProps) {
  const { onLabel, offLabel, hint, error, busyLabel, disabled, readOnly = false } = props;
  return (
    <SwitchField
      className={styles.field}
      id={id}
      name={name}
      isSelected={checked}
      onChange={onChange}
      isDisabled={disabled}
      // Disabled, it would drop the focus while it saves.
      isReadOnly={readOnly || busy}
      isInvalid={error !== undefined}
      validationBehavior="aria"
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
