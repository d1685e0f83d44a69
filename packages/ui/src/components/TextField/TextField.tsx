import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import * as styles from '../../private/Field/Field.css.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset, useNativeField } from '../../private/Field/useNativeField.js';
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
  /** A button inside the frame, at the end. */
  after?: ReactNode;
}

/** A single-line text field with label, hint and error. Native. */
export function TextField({ value, onChange, onBlur, type = 'text', after, ...props }: TextFieldProps) {
  const { frame, control } = useNativeField(props);
  const ref = useFormReset(value, onChange, control.ref);
  return (
    <NativeFieldFrame {...frame}>
      <div className={styles.frame}>
        <input
          {...control}
          className={styles.input}
          ref={ref}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {after}
      </div>
    </NativeFieldFrame>
  );
}
