import type { CallName, InputOf, ResponseOf } from '@first-gong/contract';
import { useText } from '@first-gong/screens/shared/text';
import { useSWRConfig } from 'swr';
import { readSession } from '../session/session.js';
import type { Received } from './calls.js';
import { callKey, isKeyOf } from './responseCache.js';

/** Changes all cached responses of a call, for any input. */
export function useChangeResponses<Name extends CallName>(name: Name) {
  const { mutate } = useSWRConfig();
  return (change: (data: ResponseOf<Name>) => ResponseOf<Name>): void => {
    const changed = (known?: Received<ResponseOf<Name>>) => known && { ...known, data: change(known.data) };
    void mutate(isKeyOf([name]), changed, { revalidate: false });
  };
}

/** Caches an action's result as the response of a member's call. After a login, keep the token first. */
export function useKeepResponse() {
  const { lang } = useText();
  const { mutate } = useSWRConfig();
  return <Name extends CallName>(name: Name, input: InputOf<Name> | undefined, data: ResponseOf<Name>): void => {
    const session = readSession();
    if (session === null) return;
    const response: Received<ResponseOf<Name>> = { data, total: 0, unreadable: 0, receivedAt: performance.now() };
    void mutate(callKey(lang, name, input, session), response, { revalidate: false });
  };
}
