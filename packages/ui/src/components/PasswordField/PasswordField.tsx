import { useState } from 'react';
import { eyeIcon } from '../../icons/eye.js';
import { eyeSlashIcon } from '../../icons/eye-slash.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { LengthMeter } from '../../private/LengthMeter/LengthMeter.js';
import { useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './PasswordField.css.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'inputMode' | 'autoComplete'> {
  /** Text of the button that shows the password. @default the ready-made word */
  showPasswordLabel?: string | undefined;
  /** Text of the button while the password is visible. @default the ready-made word */
  hidePasswordLabel?: string | undefined;
  /** Purpose for password managers: fill in or generate. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Maximum characters of a new password. Adds a meter. */
  limit?: number | undefined;
}

/** A password field with a button to show its content. */
export function PasswordField({
  showPasswordLabel,
  hidePasswordLabel,
  autoComplete = 'current-password',
  limit,
  ...field
}: PasswordFieldProps) {
  const words = useWords('PasswordField', { showPasswordLabel, hidePasswordLabel });
  const [shown, setShown] = useState(false);
  return (
    <div className={fieldStyles.field}>
      <TextField
        {...field}
        autoComplete={autoComplete}
        type={shown ? 'text' : 'password'}
        after={
          <button className={styles.reveal} type="button" disabled={field.disabled} onClick={() => setShown(!shown)}>
            <Icon icon={shown ? eyeSlashIcon : eyeIcon} />
            <span>{shown ? words.hidePasswordLabel : words.showPasswordLabel}</span>
            <VisuallyHidden>{` ${field.label}`}</VisuallyHidden>
          </button>
        }
      />
      {limit !== undefined && <LengthMeter value={field.value} limit={limit} />}
    </div>
  );
}
