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
  /** The word on the button that shows the password. @default the ready-made word */
  showPasswordLabel?: string | undefined;
  /** The word on the same button while the password shows. @default the ready-made word */
  hidePasswordLabel?: string | undefined;
  /** Lets a password manager fill in the known password or offer a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** The most characters of a new password: draws the meter. */
  limit?: number | undefined;
}

/** A password that its owner may look at. Pasting is welcome. */
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
