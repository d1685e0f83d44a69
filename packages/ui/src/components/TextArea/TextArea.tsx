import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { LengthMeter } from '../LengthMeter/index.js';
import { area } from './TextArea.css.js';

export interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Of the text area, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field and read with it. Says the limit where there is one. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** The most characters it may have: draws the meter. More can be typed, and is the owner's to refuse. */
  limit?: number;
  /** Words how many characters are left; a negative number is how many are too many. */
  countLabel?: (left: number) => string;
  /** Lines at first; it can be dragged to more. @default 5 */
  rows?: number;
  /** @default false */
  required?: boolean;
  /** After the label of a field that may be left empty: "(optional)". */
  mark?: string;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
  onBlur?: () => void;
}

/** A text of several lines, with a meter where its length is limited. Built on React Aria's text field. */
export function TextArea({ label, mark, hint, error, limit, countLabel, rows = 5, id, ...props }: TextAreaProps) {
  const { required, disabled, readOnly, ...rest } = props;
  return (
    <TextField
      className={field.field}
      id={id ?? props.name}
      isInvalid={error !== undefined}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      validationBehavior="aria"
      {...rest}
    >
      <Label className={field.label}>
        {label} {mark && <span className={field.mark}>{mark}</span>}
      </Label>
      <div className={field.frame}>
        <AriaTextArea className={area} rows={rows} />
      </div>
      {hint && (
        <Text className={field.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
      {limit !== undefined && <LengthMeter value={props.value} limit={limit} countLabel={countLabel} />}
    </TextField>
  );
}
