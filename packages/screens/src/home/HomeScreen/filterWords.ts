import type { FilterCounts, ListingQuery, ValueFilter, VenueCount } from '@first-gong/domain';
import { listingParameters, readAccess, toggleAccess } from '@first-gong/domain';
import { accessNames } from '../../shared/access.js';
import { categoryNames, partnerNames } from '../../shared/layout/categories.js';
import type { Text } from '../../shared/text/index.js';
import { interestName } from '../../shared/text/interests.js';

/** What a filter's text depends on. */
export interface FilterInput {
  text: Text<'home'>;
  venues: readonly VenueCount[];
  /** Name of the query's brand presenter. */
  presenter?: string | undefined;
  /** Undefined while loading and after a failure. */
  counts?: FilterCounts | undefined;
}

interface Words<Value> {
  /** Label of the control, or null for a filter without one. */
  label: ((t: Text<'home'>['t']) => string) | null;
  value: (value: Value, facts: FilterInput) => string;
}

/** Text of each filter: its control, its chip and its part of the title derive from this. */
export const filterWords: { [Name in ValueFilter]: Words<NonNullable<ListingQuery[Name]>> } = {
  group: { label: (t) => t('home.group'), value: (value, { text }) => text.t(`home.group_${value}`) },
  interest: { label: (t) => t('home.interest'), value: (value, { text }) => text.t(interestName(value)) },
  venue: {
    label: (t) => t('home.venue'),
    value: (id, { venues }) => venues.find(({ venueId }) => venueId === id)?.venue ?? id,
  },
  category: { label: (t) => t('home.programme'), value: (value, { text }) => text.t(categoryNames[value]) },
  access: { label: (t) => t('common.access'), value: (value, { text }) => accessNames(readAccess(value), text) },
  minPrice: {
    label: (t) => t('home.minPrice'),
    value: (value, { text: { t, format } }) => t('home.priceAtLeast', { price: format.money(Number(value) * 100) }),
  },
  price: {
    label: (t) => t('home.price'),
    value: (value, { text: { t, format } }) => t('home.priceUpTo', { price: format.money(Number(value) * 100) }),
  },
  // These two have links but no control.
  partner: { label: null, value: (value, { text }) => text.t(partnerNames[value]) },
  presenter: { label: null, value: (id, { presenter }) => presenter ?? id },
  available: { label: (t) => t('home.available'), value: (_, { text }) => text.t('home.available_true') },
};

const filterNames = Object.keys(filterWords) as ValueFilter[];

const valueText = <Name extends ValueFilter>(name: Name, value: NonNullable<ListingQuery[Name]>, facts: FilterInput) =>
  filterWords[name].value(value, facts);

/** Options of a filter's control, with their counts. */
export function optionsOf<Name extends ValueFilter>(name: Name, facts: FilterInput) {
  const { text, venues, counts } = facts;
  const values = (listingParameters[name] ?? venues.map(({ venueId }) => venueId)) as NonNullable<ListingQuery[Name]>[];
  const withCount = (value: string, label: string) => {
    const count = counts?.[name]?.[value];
    return { value, label: count === undefined ? label : text.t('home.withCount', { label, count }) };
  };
  return [withCount('', text.t('home.all')), ...values.map((value) => withCount(value, valueText(name, value, facts)))];
}

/** Text of a chosen filter, and the query change that removes it. */
export interface ChosenFilter {
  name: string;
  label: string;
  without: Partial<ListingQuery>;
}

/** Filters of a query in the page's order: days, then values. Title and search field show the search text. */
export function chosenFilters(query: ListingQuery, facts: FilterInput): ChosenFilter[] {
  const days = daysText(query, facts.text);
  return [
    ...(days ? [{ name: 'days', label: days, without: noDays }] : []),
    ...filterNames.flatMap((name): ChosenFilter[] => {
      const value = query[name];
      if (name === 'access') {
        const features = readAccess(value);
        return features.map((feature) => ({
          // The counts know only the list without any feature.
          name: features.length === 1 ? name : feature,
          label: valueText('access', feature, facts),
          without: { access: toggleAccess(value, feature) },
        }));
      }
      return value ? [{ name, label: valueText(name, value as never, facts), without: { [name]: undefined } }] : [];
    }),
  ];
}

/** Removes the days from a query. */
export const noDays = { date: undefined, from: undefined, to: undefined, shortcut: undefined } as const;

function daysText({ date, from, to, shortcut }: ListingQuery, { t, format }: Text<'home'>): string | null {
  if (from && to) return format.dayRange(from, to);
  if (from) return t('home.fromDay', { day: format.day(from) });
  if (to) return t('home.untilDay', { day: format.day(to) });
  if (date) return format.dayAndWeekday(date);
  return shortcut ? t(`home.shortcut_${shortcut}`) : null;
}
