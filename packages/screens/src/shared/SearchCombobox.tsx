import { cleanLine, href, type Lang, type SearchSuggestion } from '@first-gong/domain';
import { isPlainClick } from '@first-gong/ui/followLinks';
import { Icon, type IconShape } from '@first-gong/ui/Icon';
import { clockIcon } from '@first-gong/ui/icons/clock';
import { mapPinIcon } from '@first-gong/ui/icons/map-pin';
import { ticketIcon } from '@first-gong/ui/icons/ticket';
import { trashIcon } from '@first-gong/ui/icons/trash';
import { userIcon } from '@first-gong/ui/icons/user';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { eventHref } from './hrefs.js';
import * as styles from './SearchCombobox.css.js';
import { useText } from './text/index.js';

export interface SearchComboboxProps {
  /** The text in the field. */
  words: string;
  /** Null while unknown. */
  suggestions: readonly SearchSuggestion[] | null;
  /** The corrected query. @default none */
  correction?: string | null;
  /** The suggestions belong to an earlier query. @default false */
  outdated?: boolean;
  /** The last searches of this device, newest first. */
  recent: readonly string[];
  /** Called with the text of the field on focus and on every change. */
  onWords: (words: string) => void;
  /** Called with the trimmed query of a submitted search. */
  onSearch?: (words: string) => void;
  onClearRecent: () => void;
}

interface Option {
  id: string;
  href: string;
  label: string;
  /** Beside the label: the venue of an event. */
  detail?: string;
  icon: IconShape;
  /** Meaning of the icon for screen readers. */
  kind?: string;
  /** Called instead of following the link. */
  onClick?: () => void;
}

interface Group {
  id: string;
  label: string;
  options: Option[];
}

const icons = { event: ticketIcon, artist: userIcon, venue: mapPinIcon } as const;
const kinds = ['event', 'artist', 'venue'] as const satisfies SearchSuggestion['kind'][];

const searchHref = (lang: Lang, q: string) => href(lang, 'home', { q });

function hrefOf({ kind, id, text }: SearchSuggestion, lang: Lang): string {
  if (kind === 'event' && id) return eventHref(lang, id);
  if (kind === 'venue' && id) return href(lang, 'home', { venue: id });
  return searchHref(lang, text);
}

/** The suggestions, or the last searches while the field is empty. */
function useGroups({ words, suggestions, recent, onClearRecent }: SearchComboboxProps): Group[] {
  const { t, lang } = useText('search');
  if (cleanLine(words) !== '')
    return kinds.flatMap((kind) => {
      const label = t(`search.${kind}`);
      const options = (suggestions ?? [])
        .filter((each) => each.kind === kind)
        .map((each) => ({
          id: `${kind} ${each.id ?? each.text}`,
          href: hrefOf(each, lang),
          label: each.text,
          detail: each.detail,
          icon: icons[kind],
          kind: label,
        }));
      return options.length > 0 ? [{ id: kind, label, options }] : [];
    });
  if (recent.length === 0) return [];
  const searches: Option[] = recent.map((text) => ({
    id: text,
    href: searchHref(lang, text),
    label: text,
    icon: clockIcon,
  }));
  const clear = { id: 'clear recent', href: href(lang, 'home'), label: t('search.clear'), icon: trashIcon };
  return [{ id: 'recent', label: t('search.recent'), options: [...searches, { ...clear, onClick: onClearRecent }] }];
}

/**
 * Suggestions of the search field (spec §1). Once mounted, the field is a combobox (APG: editable, with list
 * autocomplete) and keeps focus.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { words, suggestions, correction, outdated = false, onWords, onSearch } = props;
  const { t } = useText('search');
  const isEmpty = cleanLine(words) === '';
  const groups = useGroups(props);
  const note = !isEmpty && correction ? t('search.corrected', { words: correction }) : '';
  const status = isEmpty || outdated ? '' : t('search.count', { count: suggestions?.length ?? 0 });
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const count = groups.flatMap(({ options }) => options).length;
  const shown = open && count > 0;
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
    // Keys of an input method are not for the list. Safari marks the last key of a composition only by its code.
    if (event.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setOpen(true);
      // The field itself is one stop of the cycle.
      setActive(shown ? ((active + 1 + step + count + 1) % (count + 1)) - 1 : step > 0 ? 0 : count - 1);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && shown) {
      // Escape would empty the field; the first one only closes the list.
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
    // A click in the list keeps focus in the field.
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

  const choose = (option: Option) => (event: MouseEvent) => {
    setActive(-1);
    if (!isPlainClick(event)) return;
    if (option.onClick) {
      event.preventDefault();
      option.onClick();
    } else setOpen(false);
  };
  let place = -1;
  return (
    <div ref={root} className={shown ? styles.panel : undefined}>
      <LiveRegion message={shown ? [note, status].filter(Boolean).join(' ') : ''} />
      {shown && note && <p className={styles.note}>{note}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={isEmpty ? t('search.recent') : t('search.suggestions')}
        className={styles.list}
      >
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

/** Sets the field's ARIA attributes (APG: combobox). @returns a function that removes them. */
function describe(
  panel: HTMLElement | null,
  { list, open, active }: { list: string; open: boolean; active: string | null },
): (() => void) | undefined {
  const field = panel?.closest('form')?.querySelector('input');
  if (!field) return undefined;
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': list,
    'aria-expanded': String(open),
    'aria-activedescendant': active,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
  return () => {
    for (const name of Object.keys(attributes)) field.removeAttribute(name);
  };
}
