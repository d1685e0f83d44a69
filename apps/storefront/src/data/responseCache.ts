import type { CallName, InputOf } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import { readSession } from '../session/session.js';

/** A call's cache key in one language, also in the document. @param session of the member. @default null public */
export const callKey = <Name extends CallName>(
  lang: Lang,
  name: Name,
  input?: InputOf<Name>,
  session: string | null = null,
): string => JSON.stringify([name, session, lang, input ?? {}]);

const readKey = (key: string): [name: CallName, session: string | null] => JSON.parse(key);

/** Whether a key belongs to one of some calls, with any input. */
export const isKeyOf = (names: readonly string[]) => (key: unknown) =>
  typeof key === 'string' && names.includes(readKey(key)[0]);

function isOfOtherSession(key: string, session: string | null | undefined): boolean {
  const [, owner] = readKey(key);
  return owner !== null && owner !== session;
}

/** The page's responses by `callKey`. Late responses of an earlier session are not kept. */
export class ResponseCache extends Map<string, object> {
  constructor(delivered: Record<string, object>) {
    super();
    for (const [key, data] of Object.entries(delivered)) super.set(key, { data });
  }

  override set(key: string, state: object): this {
    if (isOfOtherSession(key, readSession())) return this;
    const known = this.get(key) as Record<string, unknown> | undefined;
    // A mounted SWR hook only adds `_k`. With a new object, React would render hydrated pages again in one task.
    if (known && Object.entries(state).every(([name, value]) => name === '_k' || value === known[name])) {
      Object.assign(known, state);
      return this;
    }
    return super.set(key, state);
  }

  clearOtherSessions(session: string | null | undefined): void {
    for (const key of this.keys()) if (isOfOtherSession(key, session)) this.delete(key);
  }
}
