import * as fieldStyles from '../../private/Field/Field.css.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldAndRootProps } from '../../private/Field/props.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import { useMergedRef } from '../../private/useMergedRef.js';

/** Buttons and selects cannot be read-only, but text can. */
export function ReadOnlySelect({
  value,
  text,
  ...props
}: FieldAndRootProps<HTMLElement> & { value: string; text: string }) {
  const { frame, control } = useNativeField(props);
  const { name, ref, ...rest } = control;
  return (
    <NativeFieldFrame {...frame}>
      <div className={fieldStyles.frame}>
        <input {...rest} className={fieldStyles.input} ref={useMergedRef(ref, undefined)} type="text" value={text} />
      </div>
      <input type="hidden" name={name} value={value} disabled={props.disabled} />
    </NativeFieldFrame>
  );
}
