import { useEffect, useEffectEvent } from 'react';
import { readDraft, useMemberDraft } from './draft.js';

/**
 * The unsent text of a search field. The tab keeps it through a reload and a change of language.
 * @param page names the search field @param sent the text of the current search
 * @param owner the page's member; undefined while unknown. @default null public
 */
export function useSearchDraft(page: string, sent: string, owner: string | null | undefined = null) {
  const name = `search of ${page}`;
  const [values, change, clear] = useMemberDraft(name, owner, { text: sent });
  const forgetSent = useEffectEvent((searched: string, member: string | null) => {
    if (readDraft<{ text: string }>(name, member)?.text.trim() === searched) clear();
  });
  useEffect(() => {
    if (owner !== undefined) forgetSent(sent, owner);
  }, [sent, owner]);
  const onType = (text: string) => (owner !== undefined && text.trim() === sent ? clear() : change({ text }));
  return { typed: values?.text, onType };
}
