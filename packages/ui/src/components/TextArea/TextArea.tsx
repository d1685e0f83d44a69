import * as fieldStyles from '../../private/Field/Field.css.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import { fill } from '../../private/fill.js';
import { LengthMeter } from '../../private/LengthMeter/LengthMeter.js';
import type { NativeProps } from '../../private/root.js';
import { useReadyWords } from '../../private/words.js';
import * as styles from './TextArea.css.js';

export interface TextAreaProps extends FieldProps, NativeProps<'textarea'> {
  value: string;
  onChange: (value: string) => void;
  /** Maximum characters, with a meter. More can be typed; the screen rejects them. */
  limit?: number | undefined;
  /** Text for the characters left, negative beyond the limit. @default the ready-made words */
  countLabel?: ((left: number) => string) | undefined;
  /** Initial height in lines, resizable. @default 5 */
  rows?: number | undefined;
}

/** A multi-line text field, with a meter if limited. Native. */
export function TextArea({ value, onChange, limit, countLabel, rows = 5, ...shared }: TextAreaProps) {
  const { frame, control } = useNativeField(shared);
  const ref = useFormReset(value, onChange, control.ref);
  const ready = useReadyWords('TextArea');
  const readyLabel =
    ready && ((left: number) => fill(left < 0 ? ready.tooMany : ready.left, { count: Math.abs(left) }));
  return (
    <div className={fieldStyles.field}>
      <NativeFieldFrame {...frame}>
        <div className={fieldStyles.frame}>
          <textarea
            {...control}
            className={styles.area}
            ref={ref}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      </NativeFieldFrame>
      {limit !== undefined && <LengthMeter value={value} limit={limit} countLabel={countLabel ?? readyLabel} />}
    </div>
  );
}
