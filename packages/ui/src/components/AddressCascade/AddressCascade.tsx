import type { Option } from '../../private/Field/option.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { TextField } from '../TextField/index.js';
import * as styles from './AddressCascade.css.js';
import { Place } from './Place.js';

const levels = ['country', 'province', 'area', 'district'] as const;
type Level = (typeof levels)[number];
const lines = ['street', 'flat'] as const;
type Line = (typeof lines)[number];
export type AddressField = Level | Line;

/** Values of the chosen places, then street and flat as typed. Unknown parts are empty. */
export type AddressValue = Record<AddressField, string>;

export interface AddressLevel {
  label: string;
  /** Shown without a choice: "Choose an area". @default that of `Select` */
  placeholder?: string | undefined;
  /** Options of the level below the chosen place. A level without options is hidden. */
  options: readonly Option[];
  /** Shows the level while its options load. @default false */
  busy?: boolean | undefined;
}

export type AddressLine = Pick<FieldProps, 'label' | 'hint'>;

export interface AddressCascadeProps
  extends Record<Level, AddressLevel>,
    Record<Line, AddressLine>,
    Pick<FieldProps, 'disabled' | 'readOnly'>,
    RootProps<HTMLDivElement> {
  /** Prefix of names and ids: `address` makes `address.country`, to which an error summary links. */
  name: string;
  value: AddressValue;
  /** A new place clears the levels below. */
  onChange: (value: AddressValue) => void;
  /** Called when street or flat loses the focus. */
  onBlur?: (() => void) | undefined;
  /** Sentence of a level while its options load. @default the ready-made one */
  busyLabel?: string | undefined;
  /** Error of each field, as a sentence. */
  errors?: Partial<Record<AddressField, string>> | undefined;
}

const autoComplete = {
  country: 'country',
  province: 'address-level1',
  area: 'address-level2',
  district: 'address-level3',
  street: 'address-line1',
  flat: 'address-line2',
} as const;

/** A mailing address from the country down, with dependent levels. Built from native selects and TextField. */
export function AddressCascade({ name, value, onChange, onBlur, errors = {}, ...props }: AddressCascadeProps) {
  const { country, province, area, district, street, flat, busyLabel, disabled, readOnly, ...root } = props;
  const words = useWords('AddressCascade', { busyLabel });
  const fields = { country, province, area, district, street, flat };
  // After the fields of this address, each of which would report a change of itself alone.
  const ref = useFormReset(value, onChange, root.ref);
  const shownLevels = levels.filter((level) => fields[level].busy || fields[level].options.length > 0);
  const row = shownLevels.length === 3 ? styles.three : styles.pairs;
  const choosePlace = (level: Level) => (place: string) => {
    const below = levels.slice(levels.indexOf(level) + 1);
    onChange({ ...value, ...Object.fromEntries(below.map((lower) => [lower, ''])), [level]: place });
  };
  const shared = (field: AddressField) => ({
    name: `${name}.${field}`,
    label: fields[field].label,
    value: value[field],
    error: errors[field],
    autoComplete: autoComplete[field],
    disabled,
    readOnly,
  });
  return (
    <div {...root} className={styles.grid} ref={ref}>
      {shownLevels.map((level) => (
        <div key={level} className={row[level]}>
          <Place
            {...shared(level)}
            onChange={choosePlace(level)}
            options={fields[level].options}
            placeholder={fields[level].placeholder}
            busy={fields[level].busy ?? false}
            busyLabel={words.busyLabel}
          />
        </div>
      ))}
      {lines.map((line) => (
        <div key={line} className={styles.line}>
          <TextField
            {...shared(line)}
            hint={fields[line].hint}
            onChange={(words) => onChange({ ...value, [line]: words })}
            onBlur={onBlur}
          />
        </div>
      ))}
    </div>
  );
}
