import {
  accessFeatures,
  dateShortcuts,
  href,
  type ListingQuery,
  readAccess,
  toggleAccess,
  toSearchParams,
  type ValueFilter,
} from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Chips } from '@first-gong/ui/Chips';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import { Icon } from '@first-gong/ui/Icon';
import { caretDownIcon } from '@first-gong/ui/icons/caret-down';
import { xIcon } from '@first-gong/ui/icons/x';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../shared/text/index.js';
import type { PriceRangeProps } from '../PriceRange.js';
import { DayRange, type DayRangeProps } from './DayRange.js';
import * as styles from './Filters.css.js';
import { type FilterInput, filterWords, noDays, optionsOf } from './filterWords.js';
import { listingHref } from './links.js';
import type { HomeScreenProps } from './state.js';

/** Query fields that a select can set. */
export type SelectField = ValueFilter | 'sort';

/** Always visible; the others are below `More filters`. */
const first = ['group', 'interest', 'venue'] as const satisfies ValueFilter[];
const more = (Object.keys(filterWords) as ValueFilter[]).filter(
  (name) => name !== 'access' && filterWords[name].label && !first.some((each) => each === name),
);

export interface FilterFormProps {
  query: ListingQuery;
  /** Script runs, so a select applies immediately. */
  enhanced: boolean;
  /** Fields of the form. Hidden fields send the rest of the query. */
  fields: readonly (keyof ListingQuery)[];
  children: ReactNode;
}

/** A `GET` form around selects. Without script it has a button. */
export function FilterForm({ query, enhanced, fields, children }: FilterFormProps) {
  const { t, lang } = useText('home');
  const hiddenFields = Object.entries(toSearchParams({ ...query, page: 1 })).filter(
    ([name]) => !fields.some((field) => field === name),
  );
  return (
    <form className={styles.form} action={href(lang, 'home')} method="get">
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {!enhanced && (
        <Button type="submit" size="small">
          {t('home.apply')}
        </Button>
      )}
    </form>
  );
}

export interface FilterProps {
  query: ListingQuery;
  facts: FilterInput;
  enhanced: boolean;
  onSelect: (field: SelectField, value: string) => void;
}

interface FiltersProps
  extends FilterProps,
    Omit<DayRangeProps, 'query' | 'Calendar'>,
    Pick<HomeScreenProps, 'loadCalendar' | 'loadPriceRange'>,
    Pick<PriceRangeProps, 'onPrices'> {}

/** A part that is lazy-loaded when the filters are opened. After a failure the next opening retries. */
function useOpenedPart<Part>(
  load: (() => Promise<Part>) | undefined,
  filters: RefObject<HTMLDetailsElement | null>,
): [Part | null, () => void] {
  const [part, setPart] = useState<Part | null>(null);
  const want = () => {
    if (!part)
      load?.().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor may have opened them before script.
  useEffect(() => {
    if (filters.current?.open) want();
  }, [load === undefined]);
  return [part, want];
}

/** Quick dates as chips, interest and venue as selects, the other filters in a disclosure. */
export function Filters({ today, loadCalendar, loadPriceRange, onRange, onPrices, ...props }: FiltersProps) {
  const { query, facts, enhanced } = props;
  const { t } = useText('home');
  // The masthead's tabs show the category.
  const chosen =
    more.filter((name) => name !== 'category' && query[name]).length + Number(Boolean(query.from ?? query.to));
  const further = useRef<HTMLDetailsElement>(null);
  const [Calendar, wantCalendar] = useOpenedPart(loadCalendar, further);
  const [PriceRange, wantPriceRange] = useOpenedPart(loadPriceRange, further);
  const want = () => {
    wantCalendar();
    wantPriceRange();
  };
  return (
    <div className={styles.filters}>
      <Shortcuts {...props} />
      <FilterForm query={query} enhanced={enhanced} fields={[...first, ...more, 'date', 'from', 'to']}>
        {first.map((name) => (
          <Select key={name} {...props} name={name} />
        ))}
        <details ref={further} className={styles.more} open={chosen > 0 || undefined} onToggle={want}>
          <summary className={styles.summary}>
            {t('home.moreFilters')}
            {chosen > 0 && <span className={styles.chosen}>{facts.text.format.count(chosen)}</span>}
            <Icon icon={caretDownIcon} weight="bold" />
          </summary>
          <div className={styles.others}>
            {more.map((name) => (
              <Select key={name} {...props} name={name} />
            ))}
            {PriceRange && (
              <div className={styles.prices}>
                <PriceRange query={query} onPrices={onPrices} />
              </div>
            )}
            <DayRange query={query} today={today} Calendar={Calendar} onRange={onRange} />
          </div>
        </details>
        <AccessFilter {...props} />
      </FilterForm>
    </div>
  );
}

function Select({ query, facts, onSelect, name }: FilterProps & { name: ValueFilter }) {
  return (
    <FilterSelect
      label={filterWords[name].label?.(facts.text.t) ?? ''}
      name={name}
      value={query[name] ?? ''}
      options={optionsOf(name, facts)}
      onChange={(value) => onSelect(name, value)}
    />
  );
}

/** Access features, of which several can be chosen: links that add or remove one. */
function AccessFilter({ query, facts: { counts, text } }: FilterProps) {
  const { t, lang, format } = text;
  const chosen = readAccess(query.access);
  return (
    <details
      className={styles.more}
      open={chosen.length > 0 || undefined}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.summary}>
        {t('common.access')}
        {chosen.length > 0 && <span className={styles.chosen}>{format.count(chosen.length)}</span>}
        <Icon icon={caretDownIcon} weight="bold" />
      </summary>
      <div className={styles.wholeLine}>
        <Chips
          label={t('common.access')}
          value={chosen}
          options={accessFeatures.map((feature) => {
            const isChosen = chosen.includes(feature);
            return {
              value: feature,
              href: listingHref(lang, query, { access: toggleAccess(query.access, feature) }),
              label: t(`common.access_${feature}`),
              ...(isChosen && { icon: xIcon, hidden: t('home.remove') }),
              count: countOf(text, counts?.access?.[feature]),
            };
          })}
        />
      </div>
    </details>
  );
}

/** A number of events for a chip, if known. */
const countOf = ({ t, format }: FilterInput['text'], count: number | undefined) =>
  count === undefined ? undefined : { shown: format.count(count), label: t('common.eventCount', { count }) };

function Shortcuts({ query, facts: { counts, text } }: FilterProps) {
  const { t, lang } = text;
  return (
    <Chips
      label={t('home.shortcuts')}
      bleed
      value={query.shortcut ?? ''}
      options={dateShortcuts.map((shortcut) => ({
        value: shortcut,
        href: listingHref(lang, query, {
          ...noDays,
          shortcut: shortcut === query.shortcut ? undefined : shortcut,
        }),
        label: t(`home.shortcut_${shortcut}`),
        count: countOf(text, counts?.shortcut?.[shortcut]),
      }))}
    />
  );
}
