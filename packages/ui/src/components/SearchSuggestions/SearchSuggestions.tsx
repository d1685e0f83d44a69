import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isPlainClick } from '../../followLinks.js';
import { isComposing } from '../../private/isComposing.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { describe } from './describe.js';
import * as styles from './SearchSuggestions.css.js';

export interface SearchSuggestion {
  id: string;
  /** URL of the suggestion. */
  href: string;
  label: string;
  /** Next to the label: venue of an event. */
  detail?: string | undefined;
  icon: IconShape;
  /** Meaning of the icon, for screen readers. */
  kind?: string | undefined;
  /** Called instead of following the link. */
  onClick?: (() => void) | undefined;
}

export interface SearchSuggestionGroup {
  id: string;
  label: string;
  options: readonly SearchSuggestion[];
}

export interface SearchSuggestionsProps {
  /** Names the list. */
  label: string;
  groups: readonly SearchSuggestionGroup[];
  /** Above the suggestions: the corrected words. */
  note?: string | undefined;
  /** Number of suggestions for screen readers. Empty while the list is outdated. */
  status: string;
  /** Called with the field's words on focus and at every change. */
  onWords: (words: string) => void;
  /** Called with the trimmed words on submit. */
  onSearch?: ((words: string) => void) | undefined;
}

/**
 * The list below a `SearchField`, as its `suggestions`. Mounted, it makes the field an APG combobox (editable, list
 * autocomplete).
 */
export function SearchSuggestions({ label, groups, note, status, onWords, onSearch }: SearchSuggestionsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const onInput = useEffectEvent((field: HTMLInputElement) => {
    setOpen(true);
    setActive(-1);
    onWords(field.value);
  });
  const onSubmit = useEffectEvent((field: HTMLInputElement) => {
    setOpen(false);
    onSearch?.(field.value.trim());
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method are not for the list.
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // The field is one position of the cycle.
      setActive(
        shown
          ? ((active + 1 + step + options.length + 1) % (options.length + 1)) - 1
          : step > 0
            ? 0
            : options.length - 1,
      );
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && shown) {
      // The first Escape closes the list instead of clearing the field.
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  });

  useEffect(() => {
    const form = root.current?.closest('form');
    const field = form?.querySelector('input');
    if (!form || !field) return;
    const abort = new AbortController();
    const { signal } = abort;
    const take = () => onInput(field);
    field.addEventListener('input', take, { signal });
    field.addEventListener('focus', take, { signal });
    field.addEventListener('keydown', onKey, { signal });
    form.addEventListener('submit', () => onSubmit(field), { signal });
    form.addEventListener('focusout', () => setOpen(false), { signal });
    // Clicks in the list keep the focus in the field.
    root.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    if (document.activeElement === field) take();
    return () => abort.abort();
  }, []);
  useEffect(
    () => describe(root.current, { list: id, open: shown, active: active < 0 ? null : `${id}-${active}` }),
    [id, shown, active],
  );
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const choose = (option: SearchSuggestion) => (event: MouseEvent) => {
    setActive(-1);
    if (!isPlainClick(event)) return;
    if (option.onClick) {
      event.preventDefault();
      option.onClick();
    } else setOpen(false);
  };
  let place = -1;
  return (
    <div ref={root} className={shown ? styles.panel : styles.closed}>
      <LiveRegion message={shown ? [note, status].filter(Boolean).join(' ') : ''} />
      {shown && note && <p className={styles.note}>{note}</p>}
      <div id={id} role="listbox" aria-label={label} className={styles.list}>
        {shown &&
          groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and a fieldset is none
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} className={styles.group}>
                {group.label}
              </div>
              {group.options.map((option) => {
                place += 1;
                return (
                  <a
                    key={option.id}
                    id={optionId(place)}
                    role="option"
                    aria-selected={place === active}
                    tabIndex={-1}
                    className={styles.option}
                    href={option.href}
                    onClick={choose(option)}
                  >
                    <Icon icon={option.icon} />
                    {option.kind && <VisuallyHidden>{`${option.kind}: `}</VisuallyHidden>}
                    <span className={styles.words}>
                      <b className={styles.label}>{option.label}</b>{' '}
                      {option.detail && <span className={styles.detail}>{option.detail}</span>}
                    </span>
                  </a>
                );
              })}
            </div>
          ))}
      </div>
    </div>
  );
}
