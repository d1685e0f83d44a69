import { createHash, randomBytes } from 'node:crypto';
import { isSessionLive, RuleError, sessionIdle } from '@first-gong/domain';
import type { MemberRow, ShopStore } from '../state.js';

/** How much later than it was used a session may be written down, in milliseconds: not every read costs a write. */
const grain = 60_000;
/** For how long a session that is over is still told from one that never was, in milliseconds. */
const memory = 24 * 60 * sessionIdle;

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface Sessions {
  /** Begins a session; answers its token, which is nowhere kept. */
  begin(memberId: string): Promise<string>;
  /**
   * The member behind a token, whose session goes on from now.
   * @throws RuleError `loginRequired` without a token or with an unknown one, `sessionExpired` after 30 idle minutes.
   */
  memberOf(token: string | null): MemberRow;
  end(token: string | null): Promise<boolean>;
  /** Forgets the sessions that have been over for long. */
  prune(): Promise<void>;
}

export function createSessions(store: ShopStore, now: () => number): Sessions {
  /** When each session was used last, where that is later than what is written down. */
  const used = new Map<string, number>();

  const touch = (id: string, memberId: string, writtenAt: number) => {
    const at = now();
    used.set(id, at);
    if (at - writtenAt < grain) return;
    // Nobody waits for this: a session that is cut short by a crash asks for a login, and loses nothing else.
    store.transact((tx) => tx.put('sessions', { id, memberId, usedAt: at })).catch(console.error);
  };

  return {
    async begin(memberId) {
      const token = randomBytes(32).toString('base64url');
      await store.transact((tx) => {
        tx.put('sessions', { id: idOf(token), memberId, usedAt: now() });
      });
      return token;
    },
    memberOf(token) {
      if (token === null) throw new RuleError('loginRequired');
      const id = idOf(token);
      const session = store.read().get('sessions', id);
      const member = session && store.read().get('members', session.memberId);
      if (session === undefined || member === undefined) throw new RuleError('loginRequired');
      if (!isSessionLive(Math.max(session.usedAt, used.get(id) ?? 0), now())) throw new RuleError('sessionExpired');
      touch(id, session.memberId, session.usedAt);
      return member;
    },
    async end(token) {
      if (token === null) return false;
      const id = idOf(token);
      used.delete(id);
      return store.transact((tx) => {
        const known = tx.get('sessions', id) !== undefined;
        tx.remove('sessions', id);
        return known;
      });
    },
    async prune() {
      const old = [...store.read().all('sessions')].filter(({ usedAt }) => now() - usedAt > memory);
      if (old.length === 0) return;
      await store.transact((tx) => {
        for (const { id } of old) tx.remove('sessions', id);
      });
      for (const { id } of old) used.delete(id);
    },
  };
}
