import { useEffect, useState } from 'react';
import { tabStore } from './storage.js';

const storageKey = (name: string) => `draft ${name}`;

/** Removes what this tab keeps of a form: it was sent. */
export const forgetDraft = (name: string): void => tabStore.forget(storageKey(name));

/** Removes what this tab keeps of all forms: the member logs out. */
export function forgetDrafts(): void {
  for (const key of tabStore.names()) if (key.startsWith('draft ')) tabStore.forget(key);
}

/** Values that this tab keeps of a member's form, on top of the values of the server. Another member's is removed. */
function readDraft<Values extends object>(name: string, memberId: string, known: Values): Values {
  const kept = tabStore.readData<{ memberId: string; values: Partial<Values> }>(storageKey(name));
  if (kept?.memberId === memberId) return { ...known, ...kept.values };
  forgetDraft(name);
  return known;
}

/**
 * Values that a member enters in a form. This tab keeps them for the same member through a reload, another language, and the end
 * of the session (spec §4 Session). Passwords do not belong in it.
 * @param known the values before the member changes them; undefined while they are not known.
 */
export function useDraft<Values extends object>(
  name: string,
  memberId: string | undefined,
  known: Values | undefined,
): [values: Values | undefined, keep: (values: Values) => void] {
  const [draft, setDraft] = useState<{ memberId: string; values: Values; changed: boolean } | null>(null);
  if (memberId !== undefined && known && draft?.memberId !== memberId) {
    setDraft({ memberId, values: readDraft(name, memberId, known), changed: false });
  }
  useEffect(() => {
    if (!draft?.changed) return;
    const { memberId: owner, values } = draft;
    tabStore.keepData(storageKey(name), { memberId: owner, values });
  }, [name, draft]);
  return [
    draft?.memberId === memberId ? draft?.values : undefined,
    (values) => memberId !== undefined && setDraft({ memberId, values, changed: true }),
  ];
}
