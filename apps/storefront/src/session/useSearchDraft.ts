import { useEffect, useEffectEvent } from 'react';
import { readDraft, useDraft } from './draft.js';

/**
 * Words that are typed in a search field and not sent. The tab keeps them through a reload and a change of language, like
 * the entries of a form.
 * @param page names the search field.
 * @param sent the words of the search now shown.
 * @param owner the member whose page it is; undefined while it is not known. @default null: everybody
 * @returns props of the field.
 */
export function useSearchDraft(page: string, sent: string, owner: string | null | undefined = null) {
  const name = `words of ${page}`;
  const [values, change, clear] = useDraft(name, { words: sent }, { owner });
  const forgetSent = useEffectEvent((searched: string, member: string | null) => {
    if (readDraft<{ words: string }>(name, member)?.words.trim() === searched) clear();
  });
  useEffect(() => {
    if (owner !== undefined) forgetSent(sent, owner);
  }, [sent, owner]);
  const onType = (words: string) => (owner !== undefined && words.trim() === sent ? clear() : change({ words }));
  return { typed: values?.words, onType };
}
