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

/** Minimum milliseconds between two writes of a session, so that most reads do not write. */
const writeInterval = 60_000;
/** Milliseconds that an expired session is kept, to report it as expired. */
const keptFor = 24 * 60 * sessionIdle;
/** Maximum sessions of a member. Another login ends the least recently used one. */
const sessionsPerMember = 20;

/** Identifies a session for its member without revealing its id. */
const deviceIdOf = (id: string) => hashOf(`device ${id}`).slice(0, 16);

/** The session of a token, hashed once. */
export interface Session extends ActingSession {
  /**
   * The member of the session; extends the session.
   * @throws RuleError `loginRequired`, `sessionExpired` after 30 idle minutes or 30 days, `accountSuspended`
   */
  member(): MemberRow;
}

/** A new session. */
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
  /** Last use, if later than in the row. After a crash, a session may end a minute early. */
  const used = new LRUCache<string, number>({ max: 10_000 });
  const lastUse = ({ id, usedAt }: SessionRow) => Math.max(usedAt, used.get(id) ?? 0);
  const isLive = (session: SessionRow) =>
    isSessionLive(lastUse(session), now()) && now() - session.begunAt < sessionLongest;
  const sessionsOf = (reader: Reader, memberId: string) =>
    reader.find(sessionTable, 'memberId = ? order by seq', memberId);

  const touch = (session: SessionRow) => {
    const at = now();
    used.set(session.id, at);
    // After the clock was set back, the session must not last longer.
    if (Math.abs(at - session.usedAt) < writeInterval) return;
    // Not awaited: after a crash the member only logs in again.
    const write = () =>
      store.transact((tx) => {
        // The session may have ended meanwhile.
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
     * Starts a session in the transaction that identified the member, and ends the least recently used of over 20.
     * @param userAgent header of the login
     * @throws RuleError `accountNotActivated`, `accountSuspended` (spec §4 Account)
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
    /** The session of a token, which may be unknown or ended. */
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
    /** Devices with active sessions: that of `token` first, then by last use. */
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
    /** Ends the session of a device, if any. */
    endDevice: (memberId: string, deviceId: string): Promise<void> =>
      store.transact((tx) => {
        const ids = tx.ids(sessionTable, 'memberId = ?', memberId);
        remove(
          tx,
          ids.filter((id) => deviceIdOf(id) === deviceId),
        );
      }),
    /** Ends a session. Returns whether there was one. */
    async end(token: string | null): Promise<boolean> {
      if (token === null) return false;
      return store.transact((tx) => {
        const known = tx.ids(sessionTable, 'id = ?', hashOf(token));
        remove(tx, known);
        return known.length > 0;
      });
    },
    /** Ends all sessions of a member within a transaction (spec §4 Session). */
    endAll: (tx: Writer, memberId: string): void => remove(tx, tx.ids(sessionTable, 'memberId = ?', memberId)),
    /** Deletes long expired sessions. */
    async prune(): Promise<void> {
      const removed = await removeOver(store, sessionTable, 'usedAt < ?', now() - keptFor);
      for (const { id } of removed) used.delete(id);
    },
  };
}
