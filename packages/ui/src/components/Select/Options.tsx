import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { checkIcon } from '../../icons/check.js';
import type { Option } from '../../private/Field/option.js';
import { Icon } from '../Icon/index.js';
import * as styles from './options.css.js';

/** The value is not empty: an empty value means that nothing is chosen. */
export interface SelectOption<Value extends string = string> extends Option<Value> {
  /** A second line, read after the label. For an option that cannot be chosen: why not. */
  description?: string | undefined;
  /** Cannot be chosen now; the description says why. @default false */
  disabled?: boolean | undefined;
}

export interface SelectGroup<Value extends string = string> {
  /** Stands above its options and names them as a group. */
  label: string;
  options: readonly SelectOption<Value>[];
}

/** Options in the order of the list, single or in groups. */
export type SelectOptions<Value extends string = string> = readonly (SelectOption<Value> | SelectGroup<Value>)[];

/** The options of all groups in one row. */
export const flatten = <Value extends string>(options: SelectOptions<Value>): SelectOption<Value>[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));

interface OptionsProps {
  options: SelectOptions;
  /** Stands in a list without options. */
  empty: string;
}

/** The list that a Select or a ComboBox opens. */
export function Options({ options, empty }: OptionsProps) {
  return (
    <ListBox className={styles.list} renderEmptyState={() => <span className={styles.empty}>{empty}</span>}>
      {options.map((entry) =>
        'options' in entry ? (
          <ListBoxSection key={entry.label} className={styles.group}>
            <Header className={styles.heading}>{entry.label}</Header>
            <Collection>{entry.options.map(item)}</Collection>
          </ListBoxSection>
        ) : (
          item(entry)
        ),
      )}
    </ListBox>
  );
}

const item = ({ value, label, description, disabled }: SelectOption) => (
  <ListBoxItem key={value} id={value} className={styles.option} textValue={label} isDisabled={disabled}>
    {({ isSelected }) => (
      <>
        <span className={styles.tick}>{isSelected && <Icon icon={checkIcon} />}</span>
        <span className={styles.label}>{label}</span>
        {/* Part of the name, because a name has to hold all words that are visible. */}
        {description && <span className={styles.description}>{` ${description}`}</span>}
      </>
    )}
  </ListBoxItem>
);
