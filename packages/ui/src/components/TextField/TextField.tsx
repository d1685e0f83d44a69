import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Of the input, so that an error summary can lead to it. @default the name */
  id?: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** Below the field and read with it. It stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** After the label of a field that may be left empty: "(optional)". */
  mark?: string;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'search';
  maxLength?: number;
  /** A button at the end of the field, inside its frame. */
  after?: ReactNode;
  /** The id of words elsewhere that are read with the field too. */
  describedBy?: string;
  onBlur?: () => void;
}

/** A line of text with its label above, its hint and its error below. Built on React Aria's text field. */
export function TextField({ label, hint, error, mark, after, describedBy, id, ...field }: TextFieldProps) {
  const { required, disabled, readOnly, ...rest } = field;
  return (
    <AriaTextField
      className={styles.field}
      id={id ?? field.name}
      isInvalid={error !== undefined}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      // Errors are the screen's to decide and to word; the browser neither blocks nor speaks.
      validationBehavior="aria"
      aria-describedby={describedBy}
      {...rest}
    >
      <Label className={styles.label}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </Label>
      <div className={styles.frame}>
        <Input className={styles.input} />
        {after}
      </div>
      {hint && (
        <Text className={styles.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </AriaTextField>
  );
}
