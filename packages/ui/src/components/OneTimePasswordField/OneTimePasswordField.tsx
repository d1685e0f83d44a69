import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import * as styles from './OneTimePasswordField.css.js';

export interface OneTimePasswordFieldProps {
  label: string;
  name: string;
  /** Up to six digits, and nothing else. */
  value: string;
  onChange: (value: string) => void;
  /** Of the input, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field and read with it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
}

const cells = [0, 1, 2, 3, 4, 5];

/** What may be in a mail around the digits, or between them, goes; full-width digits become plain ones. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, cells.length);

/**
 * Six digits from an email: one input whose digits fall into six ruled cells, so that pasting, filling in, deleting and
 * listening work as in any input. Built on React Aria's text field.
 */
export function OneTimePasswordField({ label, name, value, onChange, id = name, ...props }: OneTimePasswordFieldProps) {
  const { hint, error, required, disabled } = props;
  return (
    <TextField
      className={field.field}
      id={id}
      name={name}
      value={value}
      onChange={(text) => onChange(digitsOf(text))}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck="false"
      isInvalid={error !== undefined}
      isRequired={required}
      isDisabled={disabled}
      validationBehavior="aria"
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.frame}>
        <div className={styles.row}>
          {cells.map((cell) => (
            <span key={cell} className={styles.cell} data-next={(cell === value.length && !disabled) || undefined} />
          ))}
          {/* No maxLength: it would cut a pasted "4082 93" before its space is taken out. */}
          <Input className={styles.input} />
        </div>
      </div>
      {hint && (
        <Text className={field.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </TextField>
  );
}
