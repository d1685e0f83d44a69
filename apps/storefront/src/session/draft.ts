import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { tabStore } from './storage.js';

/** A member's id, or null for a form that everybody may fill in. */
type Owner = string | null;

interface Kept<Values> {
  owner: Owner;
  values: Values;
}

const storageKey = (name: string) => `draft ${name}`;

/** Keeps the entries of a form in this tab. Passwords do not belong in it. */
export const keepDraft = <Values>(name: string, owner: Owner, values: Values): void =>
  tabStore.keepData(storageKey(name), { owner, values } satisfies Kept<Values>);

/**
 * Returns what this tab keeps of a form, or null. Entries of another member are removed. An older version may have written
 * them: a value that must be one of a list needs a check.
 */
export function readDraft<Values>(name: string, owner: Owner): Values | null {
  const kept = tabStore.readData<Kept<Values>>(storageKey(name));
  if (kept?.owner === owner) return kept.values;
  forgetDraft(name);
  return null;
}

/** Whether this tab keeps entries of a form, of any member. */
export const hasDraft = (name: string): boolean => tabStore.read(storageKey(name)) !== null;

/** Removes what this tab keeps of a form: it was sent. */
export const forgetDraft = (name: string): void => tabStore.forget(storageKey(name));

/** The member who was in this tab last, unless they have logged out. */
const lastMemberKey = 'draftsOf';

/** Functions that empty the forms of the page. */
const openForms = new Set<() => void>();

/** Removes what this tab keeps of all forms, and empties those of the page: the member logs out, perhaps in another tab. */
export function forgetDrafts(): void {
  for (const key of tabStore.names()) if (key.startsWith('draft ')) tabStore.forget(key);
  tabStore.forget(lastMemberKey);
  for (const empty of openForms) empty();
}

/**
 * Forgets the forms of the last member when another one is there: a session may end without a logout, and forms that
 * everybody may fill in have no owner.
 */
export function welcomeToDrafts(memberId: string): void {
  const last = tabStore.read(lastMemberKey);
  if (last !== null && last !== memberId) forgetDrafts();
  tabStore.keep(lastMemberKey, memberId);
}

/** Empties what a form of the page holds when drafts are forgotten. @param empty the same function at every rendering */
export function useForgetting(empty: () => void): void {
  useEffect(() => {
    openForms.add(empty);
    return () => {
      openForms.delete(empty);
    };
  }, [empty]);
}

interface DraftOptions<Values> {
  /** The member whose form it is; undefined while it is not known. No other member sees the entries. @default null: everybody */
  owner?: Owner | undefined;
  /** The fields that are not kept: passwords. */
  never?: readonly (keyof Values)[];
}

/** The values of a form, a function that changes them, and one that empties the form and forgets what was entered. */
type Draft<Values, Shown = Values> = [values: Shown, change: (values: Values) => void, clear: () => void];

/** Entries of the form that is shown. */
interface Entries<Values> {
  name: string;
  owner: Owner | undefined;
  entered: Partial<Values>;
}

/** Whether entries belong to a form of this owner. Those of an owner who was not known yet do. */
const isOf = (entries: Entries<object>, name: string, owner: Owner | undefined): boolean =>
  entries.name === name && (entries.owner === owner || entries.owner === undefined);

/** An old entry must not come into the field in which a person is about to type: the two would become one text. */
function withoutFocused<Values extends object>(kept: Values | null): Partial<Values> {
  const focused = document.activeElement?.getAttribute('name');
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([field]) => field !== focused)) as Partial<Values>;
}

/**
 * Values of a form that is being filled in. This tab keeps them until the form is sent: through a reload, a detour to another
 * page, another language and the end of the session (spec §4 Session). Forms of one name share their entries, and a field
 * that was not touched has what is known.
 * @param known the values before any change; undefined while they are not known, as the result is then.
 */
export function useDraft<Values extends object>(
  name: string,
  known: Values,
  options?: Pick<DraftOptions<Values>, 'never'>,
): Draft<Values>;
export function useDraft<Values extends object>(
  name: string,
  known: Values | undefined,
  options: DraftOptions<Values>,
): Draft<Values, Values | undefined>;
export function useDraft<Values extends object>(
  name: string,
  known: Values | undefined,
  options: DraftOptions<Values> = {},
): Draft<Values, Values | undefined> {
  const owner = 'owner' in options ? options.owner : null;
  const [shown, setShown] = useState<Entries<Values>>({ name, owner: owner === null ? null : undefined, entered: {} });
  // After the first picture, which is that of the server: it knows no tab.
  useLayoutEffect(() => {
    if (owner === undefined) return;
    const kept = withoutFocused(readDraft<Partial<Values>>(name, owner));
    setShown((now) => {
      // Entries of this document are newer.
      return { name, owner, entered: { ...kept, ...(isOf(now, name, owner) && now.entered) } };
    });
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
    const open = touched.filter((field) => !options.never?.includes(field));
    if (owner === undefined || open.length === 0) return;
    keepDraft(name, owner, { ...readDraft<Partial<Values>>(name, owner), ...pick(open) });
  };
  const clear = () => {
    forgetDraft(name);
    setShown((now) => ({ ...now, entered: {} }));
  };
  return [values, change, clear];
}
