import { type FormEvent, useId } from 'react';
import { magnifyingGlassIcon } from '../../icons/magnifying-glass.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './SearchField.css.js';

export interface SearchFieldProps {
  /** Where the search is sent, as `GET`. */
  action: string;
  /** Name of the words in the query. @default 'q' */
  name?: string;
  /** The words of the search now shown. @default '' */
  value?: string;
  /** Names the field; also its placeholder. */
  label: string;
  /** Names the button; shown in the `page` look. */
  submitLabel: string;
  /**
   * `masthead` has an icon on its button, `page` a word.
   * @default 'masthead'
   */
  look?: 'masthead' | 'page';
  /** Called with the trimmed words instead of sending the form, once script runs. */
  onSearch?: (words: string) => void;
}

/** One framed line: words and a button. A plain form, so that searching needs no script. */
export function SearchField({ action, name = 'q', value = '', label, submitLabel, ...props }: SearchFieldProps) {
  const { look = 'masthead', onSearch } = props;
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  return (
    <search>
      <form className={styles.form} action={action} method="get" onSubmit={submit}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          // Another search in the address starts the field afresh.
          key={value}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className={styles.button[look]} type="submit">
          <Icon icon={magnifyingGlassIcon} />
          {look === 'page' ? submitLabel : <VisuallyHidden>{submitLabel}</VisuallyHidden>}
        </button>
      </form>
    </search>
  );
}
