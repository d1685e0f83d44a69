import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { magnifyingGlassIcon } from '../../icons/magnifying-glass.js';
import type { FieldProps } from '../../private/Field/props.js';
import type { NativeProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './SearchField.css.js';

/** Root props are on the input. */
export interface SearchFieldProps extends Pick<FieldProps, 'label'>, Omit<NativeProps<'input'>, 'onInput'> {
  /** URL of the search, by `GET`. */
  action: string;
  /** Name of the parameter. @default 'q' */
  name?: string | undefined;
  /** Words of the current search. @default '' */
  value?: string | undefined;
  /** Words typed before hydration or in an earlier document, which replace `value`. */
  typed?: string | undefined;
  /** Called with the words at each change. */
  onType?: ((words: string) => void) | undefined;
  /** Names the button; shown in the variants `page` and `list`. @default the ready-made word */
  submitLabel?: string | undefined;
  /**
   * `masthead` has an icon on its button, `page` and `list` a word. `list` is not yellow, because its entries have the
   * main actions.
   * @default 'masthead'
   */
  variant?: 'masthead' | 'page' | 'list' | undefined;
  /** A list below the field, which makes it a combobox. @default none */
  suggestions?: ReactNode | undefined;
  /** Called with the trimmed words instead of submitting, after hydration. */
  onSearch?: ((words: string) => void) | undefined;
}

const inputOf = (form: HTMLFormElement | null) => form?.querySelector('input');

/**
 * A search field and button in one frame. A plain form, which works without script; the label is also the placeholder.
 */
export function SearchField({ action, name = 'q', value = '', label, submitLabel, ...props }: SearchFieldProps) {
  const words = useWords('SearchField', { submitLabel });
  const ownId = useId();
  const { variant = 'masthead', suggestions, typed, onType, onSearch, id = ownId, ...root } = props;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(value);
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const isSent = value === sent.current;
    sent.current = undefined;
    // The field has its submitted words, or newer ones.
    if (isSent) return;
    // Keeps the input element, because it may have the focus.
    const input = inputOf(form.current);
    if (input) input.value = value;
  }, [value]);
  useEffect(() => {
    // Input that is being typed is kept.
    const input = inputOf(form.current);
    if (typed !== undefined && input && !input.matches(':focus')) input.value = typed;
  }, [typed]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get(name) ?? '').trim();
    sent.current = sought;
    onSearch(sought);
  };
  return (
    // A page may have several searches.
    <search aria-label={label}>
      <form ref={form} className={styles.form} action={action} method="get" onSubmit={submit}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          {...root}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          defaultValue={value}
          onInput={onType && ((event) => onType(event.currentTarget.value))}
        />
        <button className={styles.button[variant]} type="submit">
          <Icon icon={magnifyingGlassIcon} />
          {variant === 'masthead' ? <VisuallyHidden>{words.submitLabel}</VisuallyHidden> : words.submitLabel}
        </button>
        {suggestions}
      </form>
    </search>
  );
}
