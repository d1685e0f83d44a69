import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { checkIcon } from '../../icons/check.js';
import type { Option } from '../../private/Field/option.js';
import { Icon } from '../Icon/index.js';
import * as styles from './options.css.js';

/** Not empty, because an empty value means no choice. */
export interface SelectOption<Value extends string = string> extends Option<Value> {
  /** A second line, read after the label, or the reason for a disabled option. */
  description?: string | undefined;
  /** The description has the reason. @default false */
  disabled?: boolean | undefined;
}

export interface SelectGroup<Value extends string = string> {
  /** Heading and name of the group. */
  label: string;
  options: readonly SelectOption<Value>[];
}

/** Options in order, single or in groups. */
export type SelectOptions<Value extends string = string> = readonly (SelectOption<Value> | SelectGroup<Value>)[];

/** Flattens groups. */
export const flatten = <Value extends string>(options: SelectOptions<Value>): SelectOption<Value>[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));

interface OptionsProps {
  options: SelectOptions;
  /** Text of an empty list. */
  empty: string;
}

/** The list of a Select or ComboBox. */
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
        {/* Part of the name, which must contain all visible text. */}
        {description && <span className={styles.description}>{` ${description}`}</span>}
      </>
    )}
  </ListBoxItem>
);
