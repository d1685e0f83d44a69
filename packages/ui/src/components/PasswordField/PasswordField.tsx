import { useState } from 'react';
import { eyeIcon } from '../../icons/eye.js';
import { eyeSlashIcon } from '../../icons/eye-slash.js';
import { field as fieldClass } from '../../private/Field/Field.css.js';
import { Icon } from '../Icon/index.js';
import { LengthMeter } from '../LengthMeter/index.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import { reveal } from './PasswordField.css.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'inputMode' | 'autoComplete'> {
  /** The word on the button that shows the password. */
  showLabel: string;
  /** The word on the same button while the password shows. */
  hideLabel: string;
  /** Lets a password manager fill in the known one or offer a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Of a new password, the most characters it may have: draws the meter. */
  limit?: number;
}

/** A password that its owner may look at. Pasting is welcome. */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  limit,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={fieldClass}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        after={
          <button className={reveal} type="button" disabled={field.disabled} onClick={() => setShown(!shown)}>
            <Icon icon={shown ? eyeSlashIcon : eyeIcon} />
            {shown ? hideLabel : showLabel}
          </button>
        }
      />
      {limit !== undefined && <LengthMeter value={field.value} limit={limit} />}
    </div>
  );
}
