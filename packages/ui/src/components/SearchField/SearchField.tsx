import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { magnifyingGlassIcon } from '../../icons/magnifying-glass.js';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './SearchField.css.js';

/** Root props go to the input. */
export interface SearchFieldProps extends Pick<FieldProps, 'label'>, RootProps<HTMLInputElement> {
  /** The address to which the search is sent, as `GET`. */
  action: string;
  /** The name under which the form sends the words. @default 'q' */
  name?: string | undefined;
  /** The words of the search now shown. @default '' */
  value?: string | undefined;
  /** Words that were typed in an earlier document and not sent: the field has them in place of `value`. */
  typed?: string | undefined;
  /** Called with the words at each change. */
  onType?: ((words: string) => void) | undefined;
  /** Names the button; shown in the variants `page` and `list`. @default the ready-made word */
  submitLabel?: string | undefined;
  /**
   * `masthead` has an icon on its button, `page` a word, beside an icon where there is room. So has `list`, without the yellow of the next step: it searches
   * a list whose entries have their own next steps.
   * @default 'masthead'
   */
  variant?: 'masthead' | 'page' | 'list' | undefined;
  /** A list below the field, which makes it a combobox. @default none */
  suggestions?: ReactNode | undefined;
  /** Called with the trimmed words instead of sending the form, once script runs. */
  onSearch?: ((words: string) => void) | undefined;
}

/** One framed line: words and a button. A plain form, so that searching needs no script. The label is also the placeholder. */
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
    // The field has the words that it has sent, or newer ones that are being typed.
    if (isSent) return;
    // The words change and the input stays, because it may have the focus.
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }, [name, value]);
  useEffect(() => {
    const input = form.current?.elements.namedItem(name);
    // Who types already goes on with those words.
    const isTyping = input === document.activeElement;
    if (typed !== undefined && input instanceof HTMLInputElement && !isTyping) input.value = typed;
  }, [name, typed]);
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
          {...root}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
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
