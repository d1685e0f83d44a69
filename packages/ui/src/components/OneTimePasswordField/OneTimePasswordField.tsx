import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import type { NativeProps } from '../../private/root.js';
import * as styles from './OneTimePasswordField.css.js';

export interface OneTimePasswordFieldProps extends FieldProps, NativeProps<'input'> {
  /** Up to six digits. */
  value: string;
  onChange: (value: string) => void;
}

const cells = [0, 1, 2, 3, 4, 5];

/** Keeps only the digits of a pasted text, in half width. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, cells.length);

/**
 * Six digits from an email. One native input over six cells, so that paste, autofill, editing and screen readers work.
 */
export function OneTimePasswordField({ value, onChange, ...shared }: OneTimePasswordFieldProps) {
  const { frame, control } = useNativeField(shared);
  const ref = useFormReset(value, onChange, control.ref);
  const nextCell = shared.disabled ? undefined : value.length;
  return (
    <NativeFieldFrame {...frame}>
      <div className={styles.frame}>
        <div className={styles.row}>
          {cells.map((cell) => (
            <span key={cell} className={styles.cell} data-next={cell === nextCell || undefined} />
          ))}
          {/* maxLength would cut a pasted "4082 93" before its space is removed. */}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...control}
            className={styles.input}
            ref={ref}
            type="text"
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value))}
          />
        </div>
      </div>
    </NativeFieldFrame>
  );
}
