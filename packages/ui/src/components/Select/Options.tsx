import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { checkIcon } from '../../icons/check.js';
import { Icon } from '../Icon/index.js';
import * as styles from './options.css.js';

export interface SelectOption {
  /** Not empty. */
  value: string;
  label: string;
  /** A second line, read after the label. For one that cannot be had: why not. */
  description?: string;
  /** Cannot be had now; the description says why. @default false */
  disabled?: boolean;
}

export interface SelectGroup {
  /** Stands above its options and names them as a group. */
  label: string;
  options: readonly SelectOption[];
}

/** The options of all groups in one row. */
export const flatten = (options: readonly (SelectOption | SelectGroup)[]): SelectOption[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));

export interface OptionsProps {
  options: readonly (SelectOption | SelectGroup)[];
  /** Instead of options where there are none. */
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
        {/* Part of the name, as all that is seen of an option has to be. */}
        {description && <span className={styles.description}> {description}</span>}
      </>
    )}
  </ListBoxItem>
);
