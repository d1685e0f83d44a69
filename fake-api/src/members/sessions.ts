import {
  deviceNames,
  isSessionLive,
  type LoggedInDevice,
  loginRefusal,
  RuleError,
  sessionIdle,
  sessionLongest,
  toInstant,
} from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import { removeOver, reportUnlessTold } from '../jobs/pruning.js';
import { type ActingSession, actingForShop } from '../shared/actingSession.js';
import { type MemberRow, memberTable } from '../shared/member.js';
import { hashOf, secret } from '../shared/secret.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { type SessionRow, sessionTable } from './rows.js';

/** A session's row is written at most this often, in milliseconds, so that most reads cost no write. */
const writeInterval = 60_000;
/** How long the row of an expired session is kept, in milliseconds: until then the session is known as expired. */
const keptFor = 24 * 60 * sessionIdle;
/** A login beyond these ends the session that the member has used least recently. */
const sessionsPerMember = 20;

/** Names a session to its member without its id. */
const deviceIdOf = (id: string) => hashOf(`device ${id}`).slice(0, 16);

/** The session behind a token. It hashes the token once, however often it is asked. */
export interface Session extends ActingSession {
  /**
   * The member of the session, which goes on from now.
   * @throws RuleError `loginRequired` without a token or with an unknown one, `sessionExpired` after 30 idle minutes
   * or 30 days, `accountSuspended` when the account has been suspended since.
   */
  member(): MemberRow;
}

/** A session that has begun. */
export interface LoggedIn {
  token: string;
  member: MemberRow;
}

const refuseClosed = ({ status }: MemberRow) => {
  const refusal = loginRefusal(status);
  if (refusal !== null) throw new RuleError(refusal);
};

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(store: Store, now: () => number) {
  /** The last use of a session, if it is later than its row says: without it a session ends a minute early at most. */
  const used = new LRUCache<string, number>({ max: 10_000 });
  const lastUse = ({ id, usedAt }: SessionRow) => Math.max(usedAt, used.get(id) ?? 0);
  const isLive = (session: SessionRow) =>
    isSessionLive(lastUse(session), now()) && now() - session.begunAt < sessionLongest;
  const sessionsOf = (reader: Reader, memberId: string) =>
    reader.find(sessionTable, 'memberId = ? order by seq', memberId);

  const touch = (session: SessionRow) => {
    const at = now();
    used.set(session.id, at);
    // A clock that was turned back must not keep the session longer than its member uses it.
    if (Math.abs(at - session.usedAt) < writeInterval) return;
    // No caller waits for this write: if a crash loses it, the member only has to log in again.
    const write = () =>
      store.transact((tx) => {
        // The session may have ended in the meantime.
        if (tx.get(sessionTable, session.id)) tx.put(sessionTable, { ...session, usedAt: at });
      });
    actingForShop(write).catch(reportUnlessTold);
  };

  const remove = (tx: Writer, ids: readonly string[]) => {
    for (const id of ids) {
      tx.remove(sessionTable, id);
      used.delete(id);
    }
  };

  return {
    /**
     * Begins a session in the transaction that has identified the member. A member has 20 at most: another one ends the
     * session that was used least recently. The token itself is not stored.
     * @param userAgent the header of the login, by which the member knows the device again.
     * @throws RuleError `accountNotActivated`, `accountSuspended` (spec §4 Account).
     */
    begin(tx: Writer, member: MemberRow, userAgent: string): LoggedIn {
      refuseClosed(member);
      const oldestFirst = sessionsOf(tx, member.id).sort((one, other) => lastUse(one) - lastUse(other));
      const tooMany = oldestFirst.slice(0, 1 - sessionsPerMember).map(({ id }) => id);
      remove(tx, tooMany);
      const token = secret(32);
      const at = now();
      tx.put(sessionTable, { id: hashOf(token), memberId: member.id, begunAt: at, usedAt: at, userAgent });
      return { token, member };
    },
    /** The session behind a token, which may be unknown or over. */
    of(token: string | null): Session {
      const id = token === null ? null : hashOf(token);
      const foundIn = (reader: Reader) => {
        const session = id === null ? undefined : reader.get(sessionTable, id);
        const member = session && reader.get(memberTable, session.memberId);
        if (session === undefined || member === undefined) throw new RuleError('loginRequired');
        return { session, member };
      };
      return {
        member() {
          const { session, member } = foundIn(store.read());
          if (!isLive(session)) throw new RuleError('sessionExpired');
          refuseClosed(member);
          touch(session);
          return member;
        },
        demand: (tx) => refuseClosed(foundIn(tx).member),
      };
    },
    /** The devices of a member whose sessions live, that of `token` first, then the last used. */
    devicesOf(memberId: string, token: string | null): LoggedInDevice[] {
      const own = token === null ? null : hashOf(token);
      return sessionsOf(store.read(), memberId)
        .filter(isLive)
        .sort((one, other) => Number(other.id === own) - Number(one.id === own) || lastUse(other) - lastUse(one))
        .map((session) => ({
          deviceId: deviceIdOf(session.id),
          ...deviceNames(session.userAgent),
          usedAt: toInstant(lastUse(session)),
          current: session.id === own,
        }));
    },
    /** Ends the session of one of the member's devices, if there is one. */
    endDevice: (memberId: string, deviceId: string): Promise<void> =>
      store.transact((tx) => {
        const ids = tx.ids(sessionTable, 'memberId = ?', memberId);
        remove(
          tx,
          ids.filter((id) => deviceIdOf(id) === deviceId),
        );
      }),
    /** Ends one session. Returns whether there was one. */
    async end(token: string | null): Promise<boolean> {
      if (token === null) return false;
      return store.transact((tx) => {
        const known = tx.ids(sessionTable, 'id = ?', hashOf(token));
        remove(tx, known);
        return known.length > 0;
      });
    },
    /** Ends every session of a member, in the transaction of the update that asks for it (spec §4 Session). */
    endAll: (tx: Writer, memberId: string): void => remove(tx, tx.ids(sessionTable, 'memberId = ?', memberId)),
    /** Removes the rows of long expired sessions. */
    async prune(): Promise<void> {
      const removed = await removeOver(store, sessionTable, 'usedAt < ?', now() - keptFor);
      for (const { id } of removed) used.delete(id);
    },
  };
}
