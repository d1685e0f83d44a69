import { dateShortcuts, href, interests, type ListingQuery, toSearchParams, type VenueCount } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Chips } from '@first-gong/ui/Chips';
import { FilterSelect, type FilterSelectOption } from '@first-gong/ui/FilterSelect';
import type { ReactNode } from 'react';
import { useText } from '../shared/text/index.js';
import { interestName } from '../shared/text/interests.js';
import * as styles from './Filters.css.js';
import { listingHref } from './links.js';

/** A field of the query that a select can set. */
export type SelectField = 'interest' | 'venue' | 'sort';

export interface FilterFormProps {
  query: ListingQuery;
  /** Script runs: a choice in a select takes effect at once. */
  enhanced: boolean;
  /** The fields of the selects inside. Hidden fields send the other parts of the query. */
  fields: SelectField[];
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
  venues: VenueCount[];
  enhanced: boolean;
  /** Called with the choice in a select. */
  onSelect: (field: SelectField, value: string) => void;
}

/** Quick dates as chips, category and venue as selects. */
export function Filters({ query, venues, enhanced, onSelect }: FilterProps) {
  const { t, lang } = useText('home');
  const all: FilterSelectOption = { value: '', label: t('home.all') };
  const chosenShortcut = query.date === undefined ? query.shortcut : undefined;
  return (
    <div className={styles.filters}>
      <Chips
        label={t('home.shortcuts')}
        bleed
        value={chosenShortcut ?? ''}
        options={dateShortcuts.map((shortcut) => ({
          value: shortcut,
          href: listingHref(lang, query, {
            date: undefined,
            shortcut: shortcut === chosenShortcut ? undefined : shortcut,
          }),
          label: t(`home.shortcut_${shortcut}`),
        }))}
      />
      <FilterForm query={query} enhanced={enhanced} fields={['interest', 'venue']}>
        <FilterSelect
          label={t('home.interest')}
          name="interest"
          value={query.interest ?? ''}
          options={[all, ...interests.map((value) => ({ value, label: t(interestName(value)) }))]}
          onChange={(value) => onSelect('interest', value)}
        />
        <FilterSelect
          label={t('home.venue')}
          name="venue"
          value={query.venue ?? ''}
          options={[
            all,
            ...venues.map(({ venueId, venue, count }) => ({
              value: venueId,
              label: t('home.withCount', { label: venue, count }),
            })),
          ]}
          onChange={(value) => onSelect('venue', value)}
        />
      </FilterForm>
    </div>
  );
}
