import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './OneTimePasswordField.css.js';

export interface OneTimePasswordFieldProps extends FieldProps, RootProps<HTMLInputElement> {
  /** Up to six digits, and nothing else. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

const cells = [0, 1, 2, 3, 4, 5];

/** Removes everything around or between the digits of a pasted mail, and makes full-width digits plain. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, cells.length);

/**
 * Six digits from an email. One input lies over six ruled cells, so that pasting, filling in, deleting and listening
 * work as in any input. Built on React Aria's text field.
 */
export function OneTimePasswordField({ value, onChange, onBlur, ...shared }: OneTimePasswordFieldProps) {
  const { frame, field, ref, attributes } = ariaField(shared);
  const nextCell = shared.disabled ? undefined : value.length;
  return (
    <TextField
      {...field}
      className={fieldStyles.field}
      value={value}
      onChange={(text) => onChange(digitsOf(text))}
      onBlur={onBlur}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck="false"
    >
      <AriaFieldFrame {...frame}>
        <div className={styles.frame}>
          <div className={styles.row}>
            {cells.map((cell) => (
              <span key={cell} className={styles.cell} data-next={cell === nextCell || undefined} />
            ))}
            {/* No maxLength: it would cut a pasted "4082 93" before its space is taken out. */}
            <Input {...attributes} className={styles.input} ref={ref} />
          </div>
        </div>
      </AriaFieldFrame>
    </TextField>
  );
}
