import { useEffect } from 'react';
import { readDraft, useDraft } from './draft.js';

/**
 * Words that are typed in a search field and not sent. The tab keeps them through a reload and a change of language, like
 * the entries of a form.
 * @param page names the search field.
 * @param sent the words of the search now shown.
 * @param owner the member whose page it is; undefined while it is not known. @default null: everybody
 * @returns props of the field.
 */
export function useTypedWords(page: string, sent: string, owner: string | null | undefined = null) {
  const name = `words of ${page}`;
  const [values, change, clear] = useDraft(name, { words: sent }, { owner });
  const typed = values?.words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other words are typed or sent.
  useEffect(() => {
    const kept = owner === undefined ? null : readDraft<{ words: string }>(name, owner);
    if (kept?.words.trim() === sent) clear();
  }, [typed, sent, owner]);
  return { typed, onType: (words: string) => change({ words }) };
}
