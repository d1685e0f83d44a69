import { type ReactNode, useId } from 'react';
import { caretDownIcon } from '../../icons/caret-down.js';
import * as field from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon } from '../Icon/index.js';
import * as styles from './PhoneField.css.js';

export interface Phone {
  /** One of the area codes that are offered; a local number's is usually empty. */
  areaCode: string;
  number: string;
}

export interface AreaCode {
  value: string;
  /** "香港", "+44 英國": the code first, because a long name is cut at its end. */
  label: string;
}

export interface PhoneFieldProps {
  label: string;
  /** Of the number; the area code's is this and `AreaCode`. */
  name: string;
  value: Phone;
  onChange: (value: Phone) => void;
  /** Where numbers may be from, the local one first. */
  areaCodes: readonly AreaCode[];
  areaCodeLabel: string;
  numberLabel: string;
  /** Of the number, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field and read with both parts. */
  hint?: ReactNode;
  /** What is wrong with the whole and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** After the label of a field that may be left empty: "(optional)". */
  mark?: string;
  /** @default false */
  disabled?: boolean;
  onBlur?: () => void;
}

/** A phone number, local or with an area code: a select and an input that are one group, one label and one error. Native. */
export function PhoneField({ label, name, value, onChange, areaCodes, id = name, mark, ...props }: PhoneFieldProps) {
  const { areaCodeLabel, numberLabel, hint, error, required, disabled, onBlur } = props;
  const messageId = useId();
  const shared = {
    disabled,
    onBlur,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${messageId}h`, error && `${messageId}e`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>
        {label} {mark && <span className={field.mark}>{mark}</span>}
      </legend>
      <div className={styles.parts}>
        <div className={styles.part}>
          <label className={styles.partLabel} htmlFor={`${id}AreaCode`}>
            {areaCodeLabel}
          </label>
          <div className={styles.selectFrame}>
            <select
              className={styles.select}
              id={`${id}AreaCode`}
              name={`${name}AreaCode`}
              autoComplete="tel-country-code"
              value={value.areaCode}
              onChange={(event) => onChange({ ...value, areaCode: event.target.value })}
              {...shared}
            >
              {areaCodes.map((each) => (
                <option key={each.value} className={styles.option} value={each.value}>
                  {each.label}
                </option>
              ))}
            </select>
            <span className={styles.caret}>
              <Icon icon={caretDownIcon} weight="bold" />
            </span>
          </div>
        </div>
        <div className={styles.part}>
          <label className={styles.partLabel} htmlFor={id}>
            {numberLabel}
          </label>
          <div className={field.frame}>
            <input
              className={styles.number}
              id={id}
              name={name}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              aria-required={required || undefined}
              value={value.number}
              onChange={(event) => onChange({ ...value, number: event.target.value })}
              {...shared}
            />
          </div>
        </div>
      </div>
      {hint && (
        <p className={field.hint} id={`${messageId}h`}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={`${messageId}e`}>{error}</FieldMessage>}
    </fieldset>
  );
}
