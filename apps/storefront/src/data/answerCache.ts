import { readSession } from '../session/session.js';

/** The first word of the keys of a member's answers. The session follows. */
const member = 'member';

/** The key of an answer that belongs to a session. */
export const memberKey = (session: string, key: string): string => `${member} ${session} ${key}`;

const isOfOtherSession = (key: string): boolean =>
  key.startsWith(`${member} `) && !key.startsWith(memberKey(readSession() ?? '', ''));

/**
 * The answers of the page, by the key of their call. Nothing of a member stays here after the session: `forget` removes
 * what an earlier session has left, and an answer that arrives after its session is not kept.
 */
export class AnswerCache extends Map<string, object> {
  constructor(delivered: Record<string, object>) {
    super();
    for (const [key, data] of Object.entries(delivered)) super.set(key, { data });
  }

  override set(key: string, state: object): this {
    return isOfOtherSession(key) ? this : super.set(key, state);
  }

  forget(): void {
    for (const key of this.keys()) if (isOfOtherSession(key)) this.delete(key);
  }
}
