import type { CallName, InputOf } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import { readSession } from '../session/session.js';

/**
 * The key of a call with its input in one language. The server delivers responses under it.
 * @param session of the member to whom the response belongs. @default null: everybody may see it
 */
export const callKey = <Name extends CallName>(
  lang: Lang,
  name: Name,
  input?: InputOf<Name>,
  session: string | null = null,
): string => JSON.stringify([name, session, lang, input ?? {}]);

/** The call and the session of a key. */
const readKey = (key: string): [name: CallName, session: string | null] => JSON.parse(key);

/** Whether a key of the cache belongs to one of some calls, with any input. */
export const isKeyOf = (names: readonly string[]) => (key: unknown) =>
  typeof key === 'string' && names.includes(readKey(key)[0]);

function isOfOtherSession(key: string, session: string | null | undefined): boolean {
  const [, owner] = readKey(key);
  return owner !== null && owner !== session;
}

/**
 * The responses of the page, by `callKey`. Nothing of a member stays here after the session: `clearOtherSessions` removes
 * what an earlier session has left, and a response that arrives after its session is not kept.
 */
export class ResponseCache extends Map<string, object> {
  constructor(delivered: Record<string, object>) {
    super();
    for (const [key, data] of Object.entries(delivered)) super.set(key, { data });
  }

  override set(key: string, state: object): this {
    return isOfOtherSession(key, readSession()) ? this : super.set(key, state);
  }

  clearOtherSessions(session: string | null | undefined): void {
    for (const key of this.keys()) if (isOfOtherSession(key, session)) this.delete(key);
  }
}
