import { useCallback, useEffect, useState } from 'react';
import { tabStore } from './storage.js';

/** A logout forgets what this tab keeps under such a name, with all drafts (`draft.ts`). */
const draftOf = (key: string) => `draft ${key}`;

/**
 * Values that a person enters in a form. This tab keeps them through a reload, a detour to another page and another language.
 * @param never the fields that are not kept: passwords.
 * @returns the entries, a function that changes them, and one that forgets what the tab keeps.
 */
export function useTyped<Values extends object>(
  key: string,
  atFirst: Values,
  never: readonly (keyof Values)[] = [],
): [values: Values, change: (values: Values) => void, forget: () => void] {
  const [values, setValues] = useState(atFirst);
  // The server knows nothing of it, and the first picture is that of the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const kept = tabStore.readData<Partial<Values>>(draftOf(key));
    if (kept === null) return;
    // Text that was typed before this moment is newer.
    setValues((now) => {
      const untouched = (Object.keys(now) as (keyof Values)[]).filter((name) => now[name] === atFirst[name]);
      return { ...now, ...Object.fromEntries(untouched.flatMap((name) => (name in kept ? [[name, kept[name]]] : []))) };
    });
  }, []);
  const change = (next: Values) => {
    setValues(next);
    const open = Object.entries(next).filter(([name]) => !never.includes(name as keyof Values));
    tabStore.keepData(draftOf(key), { ...tabStore.readData<object>(draftOf(key)), ...Object.fromEntries(open) });
  };
  const forget = useCallback(() => tabStore.forget(draftOf(key)), [key]);
  return [values, change, forget];
}
