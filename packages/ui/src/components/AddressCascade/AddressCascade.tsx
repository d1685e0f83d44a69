import { Select, type SelectGroup, type SelectOption } from '../Select/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './AddressCascade.css.js';

const levels = ['country', 'province', 'area', 'district'] as const;
type Level = (typeof levels)[number];
const lines = ['street', 'flat'] as const;
export type AddressField = Level | (typeof lines)[number];

/** Places by the value of their option, then street and flat in somebody's own words. What is not known is empty. */
export type AddressValue = Record<AddressField, string>;

export interface AddressLevel {
  label: string;
  /** While nothing is chosen: "Choose an area". */
  placeholder: string;
  /** What there is to choose below the level above. A level without any is not shown. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Its options are on their way: it is shown, and says so. @default false */
  busy?: boolean;
}

export interface AddressCascadeProps extends Record<Level, AddressLevel> {
  /** Before the name and id of each field: `address` makes `address.country`, to which an error summary leads. */
  name: string;
  value: AddressValue;
  /** A new place comes with the levels below it emptied. */
  onChange: (value: AddressValue) => void;
  /** Labels of the two lines that are typed. */
  street: { label: string; hint?: string };
  flat: { label: string; hint?: string };
  /** What a level says while its options load. */
  busyLabel: string;
  /** What is wrong with each field, in a sentence. */
  errors?: Partial<Record<AddressField, string>>;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
}

const autoComplete = {
  country: 'country',
  province: 'address-level1',
  area: 'address-level2',
  district: 'address-level3',
  street: 'address-line1',
  flat: 'address-line2',
} as const;

/** A mailing address from the country down: each choice decides what the next level offers. Built from Select and TextField. */
export function AddressCascade({ name, value, onChange, busyLabel, errors = {}, ...props }: AddressCascadeProps) {
  const { disabled, readOnly } = props;
  const shown = levels.filter((level) => props[level].busy || props[level].options.length > 0);
  const row = shown.length === 3 ? styles.three : styles.pairs;
  const choose = (level: Level) => (place: string) => {
    const below = levels.slice(levels.indexOf(level) + 1);
    onChange({ ...value, ...Object.fromEntries(below.map((lower) => [lower, ''])), [level]: place });
  };
  const common = (field: AddressField) => ({
    name: `${name}.${field}`,
    label: props[field].label,
    value: value[field],
    error: errors[field],
    autoComplete: autoComplete[field],
    disabled,
    readOnly,
  });
  return (
    <div className={styles.grid}>
      {shown.map((level) => (
        <div key={level} className={row[level]}>
          <Select
            {...common(level)}
            onChange={choose(level)}
            options={props[level].options}
            placeholder={props[level].placeholder}
            busy={props[level].busy}
            busyLabel={busyLabel}
            emptyLabel={props[level].placeholder}
          />
        </div>
      ))}
      {lines.map((line) => (
        <div key={line} className={styles.line}>
          <TextField
            {...common(line)}
            hint={props[line].hint}
            onChange={(words) => onChange({ ...value, [line]: words })}
          />
        </div>
      ))}
    </div>
  );
}
