import type { ReactNode } from 'react';
import * as styles from '../../private/Field/Field.css.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import type { NativeProps } from '../../private/root.js';

export interface TextFieldProps extends FieldProps, NativeProps<'input'> {
  value: string;
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined;
  /** A unit inside the frame, at the start: "HK$". The label or the hint says it too. */
  before?: ReactNode;
  /** A button inside the frame, at the end. */
  after?: ReactNode;
}

/** A single-line text field with label, hint and error. Native. */
export function TextField({ value, onChange, type = 'text', before, after, ...props }: TextFieldProps) {
  const { frame, control } = useNativeField(props);
  const ref = useFormReset(value, onChange, control.ref);
  return (
    <NativeFieldFrame {...frame}>
      <div className={styles.frame}>
        {before && (
          <span className={styles.unit} aria-hidden="true">
            {before}
          </span>
        )}
        <input
          {...control}
          className={styles.input}
          ref={ref}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
    </NativeFieldFrame>
  );
}
