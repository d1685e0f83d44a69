import { useEffect, useEffectEvent } from 'react';
import { readDraft, useDraft } from './draft.js';

/**
 * The text of a search field that is typed and not sent. The tab keeps it through a reload and a change of language, like
 * the entries of a form.
 * @param page names the search field.
 * @param sent the text of the search now shown.
 * @param owner the member whose page it is; undefined while it is not known. @default null: everybody
 * @returns props of the field.
 */
export function useSearchDraft(page: string, sent: string, owner: string | null | undefined = null) {
  const name = `search of ${page}`;
  const [values, change, clear] = useDraft(name, { text: sent }, { owner });
  const forgetSent = useEffectEvent((searched: string, member: string | null) => {
    if (readDraft<{ text: string }>(name, member)?.text.trim() === searched) clear();
  });
  useEffect(() => {
    if (owner !== undefined) forgetSent(sent, owner);
  }, [sent, owner]);
  const onType = (text: string) => (owner !== undefined && text.trim() === sent ? clear() : change({ text }));
  return { typed: values?.text, onType };
}
