import type { CallName, InputOf, ResponseOf } from '@first-gong/contract';
import { useText } from '@first-gong/screens/shared/text';
import { useSWRConfig } from 'swr';
import { readSession } from '../session/session.js';
import type { Received } from './calls.js';
import { callKey, isKeyOf } from './responseCache.js';

/** Changes every response of a call that the page knows, with any input. */
export function useChangeResponses<Name extends CallName>(name: Name) {
  const { mutate } = useSWRConfig();
  return (change: (data: ResponseOf<Name>) => ResponseOf<Name>): void => {
    const changed = (known?: Received<ResponseOf<Name>>) => known && { ...known, data: change(known.data) };
    void mutate(isKeyOf([name]), changed, { revalidate: false });
  };
}

/**
 * Keeps what an action has returned as the response of a member's call, so that no page asks for it. After a login the
 * token has to be kept first.
 */
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
