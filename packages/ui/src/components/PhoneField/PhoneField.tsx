import * as fieldStyles from '../../private/Field/Field.css.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { Option } from '../../private/Field/option.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import * as native from '../../private/NativeSelect/NativeSelect.css.js';
import { NativeSelect } from '../../private/NativeSelect/NativeSelect.js';
import type { NativeProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import * as styles from './PhoneField.css.js';

export interface Phone {
  /** One of the offered area codes, usually empty for local numbers. */
  areaCode: string;
  number: string;
}

/** The code comes first, because long names are clipped: "香港", "+44 英國". */
export type AreaCode = Option;

/** Name, `id` and root props are on the number. Name and id of the area code end in `AreaCode`. */
export interface PhoneFieldProps extends Omit<FieldProps, 'readOnly'>, NativeProps<'input'> {
  value: Phone;
  onChange: (value: Phone) => void;
  onBlur?: (() => void) | undefined;
  /** Selectable area codes, the local one first. */
  areaCodes: readonly AreaCode[];
  /** @default the ready-made word */
  areaCodeLabel?: string | undefined;
  /** @default the ready-made word */
  numberLabel?: string | undefined;
}

/** A phone number with area code: a select and an input with one label and one error. Native. */
export function PhoneField({ value, onChange, onBlur, areaCodes, areaCodeLabel, ...props }: PhoneFieldProps) {
  const { numberLabel, ...shared } = props;
  const words = useWords('PhoneField', { areaCodeLabel, numberLabel });
  const { frame, control } = useNativeField(shared);
  const partsRef = useFormReset<Phone, HTMLDivElement>(value, onChange, undefined);
  return (
    <NativeFieldFrame {...frame} group>
      <div className={styles.parts} ref={partsRef}>
        <div className={styles.part}>
          <label className={styles.partLabel} htmlFor={`${control.id}AreaCode`}>
            {words.areaCodeLabel}
          </label>
          <div className={native.fieldFrame}>
            <NativeSelect
              className={native.fieldSelect}
              id={`${control.id}AreaCode`}
              name={control.name && `${control.name}AreaCode`}
              autoComplete="tel-country-code"
              disabled={control.disabled}
              value={value.areaCode}
              options={areaCodes}
              onChange={(areaCode) => onChange({ ...value, areaCode })}
              onBlur={onBlur}
            />
          </div>
        </div>
        <div className={styles.part}>
          <label className={styles.partLabel} htmlFor={control.id}>
            {words.numberLabel}
          </label>
          <div className={fieldStyles.frame}>
            <input
              inputMode="tel"
              autoComplete="tel-national"
              {...control}
              className={styles.number}
              type="tel"
              value={value.number}
              onChange={(event) => onChange({ ...value, number: event.target.value })}
              onBlur={onBlur}
            />
          </div>
        </div>
      </div>
    </NativeFieldFrame>
  );
}
