import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import * as styles from '../../private/Field/Field.css.js';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';

export interface TextFieldProps extends FieldProps, RootProps<HTMLInputElement> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'search' | undefined;
  maxLength?: number | undefined;
  /** A button at the end of the field, inside its frame. */
  after?: ReactNode;
}

/** A line of text with its label above, its hint and its error below. Built on React Aria's text field. */
export function TextField({ value, onChange, onBlur, type, autoComplete, ...props }: TextFieldProps) {
  const { inputMode, maxLength, after, ...shared } = props;
  const { frame, field, ref, attributes } = ariaField(shared);
  return (
    <AriaTextField
      {...field}
      className={styles.field}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={maxLength}
    >
      <AriaFieldFrame {...frame}>
        <div className={styles.frame}>
          <Input {...attributes} className={styles.input} ref={ref} />
          {after}
        </div>
      </AriaFieldFrame>
    </AriaTextField>
  );
}
