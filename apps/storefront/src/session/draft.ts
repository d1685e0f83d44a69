import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { tabStore } from './storage.js';

/** A member's id, or null for a public form. */
type Owner = string | null;

interface Kept<Values> {
  owner: Owner;
  values: Values;
}

const storageKey = (name: string) => `draft ${name}`;

/** Keeps a form's values in this tab. Never pass passwords. */
export const keepDraft = <Values>(name: string, owner: Owner, values: Values): void =>
  tabStore.keepData(storageKey(name), { owner, values } satisfies Kept<Values>);

/** The form's values in this tab, or null; removes another member's values. An older version may have written them. */
export function readDraft<Values>(name: string, owner: Owner): Values | null {
  const stored = tabStore.readData<Kept<Values>>(storageKey(name));
  if (stored?.owner === owner) return stored.values;
  forgetDraft(name);
  return null;
}

/** Whether this tab keeps values of a form, for any member. */
export const hasDraft = (name: string): boolean => tabStore.read(storageKey(name)) !== null;

/** Removes a form's values from this tab after it is sent. */
export const forgetDraft = (name: string): void => tabStore.forget(storageKey(name));

/** The last member in this tab, unless they logged out. */
const lastMemberKey = 'draftsOf';

const openForms = new Set<() => void>();

/** Removes all forms' values from this tab and clears the page's forms, after a logout in any tab. */
export function forgetDrafts(): void {
  for (const key of tabStore.names()) if (key.startsWith('draft ')) tabStore.forget(key);
  tabStore.forget(lastMemberKey);
  for (const empty of openForms) empty();
}

/** Removes another member's forms, because a session may end without a logout. Public forms have no owner. */
export function welcomeToDrafts(memberId: string): void {
  const last = tabStore.read(lastMemberKey);
  if (last !== null && last !== memberId) forgetDrafts();
  tabStore.keep(lastMemberKey, memberId);
}

/** Clears a form of the page when drafts are removed. @param empty a stable function */
export function useForgetting(empty: () => void): void {
  useEffect(() => {
    openForms.add(empty);
    return () => {
      openForms.delete(empty);
    };
  }, [empty]);
}

/** The form's values, a function that changes them, and one that clears the form and its draft. */
type Draft<Values, Shown = Values> = [values: Shown, change: (values: Values) => void, clear: () => void];

interface Entries<Values> {
  name: string;
  owner: Owner | undefined;
  entered: Partial<Values>;
}

/** Whether entries belong to this owner's form. Entries of a yet unknown owner do. */
const isOf = (entries: Entries<object>, name: string, owner: Owner | undefined): boolean =>
  entries.name === name && (entries.owner === owner || entries.owner === undefined);

/** Leaves out the focused field: old and newly typed text would merge. */
function withoutFocused<Values extends object>(stored: Values | null): Partial<Values> {
  const focused = document.activeElement?.getAttribute('name');
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([field]) => field !== focused)) as Partial<Values>;
}

/**
 * Values of a member's unsent form. The tab keeps them through reloads, languages and the session's end (spec §4).
 * @param owner the form's member; undefined while unknown. No other member sees the values
 * @param known the initial values, also of untouched fields; undefined while unknown, and so is the result
 * @param never the fields that are not stored: passwords
 */
export function useMemberDraft<Values extends object>(
  name: string,
  owner: Owner | undefined,
  known: Values | undefined,
  never: readonly (keyof Values)[] = [],
): Draft<Values, Values | undefined> {
  const [shown, setShown] = useState<Entries<Values>>({ name, owner: owner === null ? null : undefined, entered: {} });
  // After the first paint, which must match the server's.
  useLayoutEffect(() => {
    if (owner === undefined) return;
    const stored = withoutFocused(readDraft<Partial<Values>>(name, owner));
    // Entries of this document are newer.
    setShown((now) => ({ name, owner, entered: { ...stored, ...(isOf(now, name, owner) && now.entered) } }));
  }, [name, owner]);
  useForgetting(useCallback(() => setShown((now) => ({ ...now, entered: {} })), []));

  const values = known && isOf(shown, name, owner) ? { ...known, ...shown.entered } : undefined;
  const change = (next: Values) => {
    if (!values) return;
    const fields = Object.keys(next) as (keyof Values)[];
    const touched = fields.filter((field) => next[field] !== values[field]);
    const pick = (from: readonly (keyof Values)[]) =>
      Object.fromEntries(from.map((field) => [field, next[field]])) as Partial<Values>;
    setShown((now) => ({ ...now, entered: { ...now.entered, ...pick(touched) } }));
    const open = touched.filter((field) => !never.includes(field));
    if (owner === undefined || open.length === 0) return;
    keepDraft(name, owner, { ...readDraft<Partial<Values>>(name, owner), ...pick(open) });
  };
  const clear = () => {
    forgetDraft(name);
    setShown((now) => ({ ...now, entered: {} }));
  };
  return [values, change, clear];
}

/** Values of a public unsent form, kept like a member's. */
export function useDraft<Values extends object>(
  name: string,
  known: Values,
  never?: readonly (keyof Values)[],
): Draft<Values> {
  const [values = known, change, clear] = useMemberDraft(name, null, known, never);
  return [values, change, clear];
}
