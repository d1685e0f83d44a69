import { hash, randomBytes } from 'node:crypto';
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
import type { Reader, Store, Writer } from '../store/index.js';
import { type SessionRow, sessionTable } from './rows.js';

/** A session's row is written at most this often, in milliseconds, so that most reads cost no write. */
const writeInterval = 60_000;
/** How long the row of an expired session is kept, in milliseconds: until then the session is known as expired. */
const keptFor = 24 * 60 * sessionIdle;
/** A login beyond these ends the session that the member has used least recently. */
const sessionsPerMember = 20;

const idOf = (token: string) => hash('sha256', token, 'base64url');
/** Names a session to its member without its id. */
const deviceIdOf = (id: string) => hash('sha256', `device ${id}`, 'base64url').slice(0, 16);

/** The session behind a token. It hashes the token once, however often it is asked. */
export interface Session extends ActingSession {
  /**
   * The member of the session, which goes on from now.
   * @throws RuleError `loginRequired` without a token or with an unknown one, `sessionExpired` after 30 idle minutes
   * or 30 days,
   * `accountSuspended` when the account has been suspended since.
   */
  member(): MemberRow;
}

/** A session that has begun. */
export interface LoggedIn {
  token: string;
  member: MemberRow;
}

export interface Sessions {
  /**
   * Begins a session in the transaction that has identified the member. A member has 20 at most: another one ends the
   * session that was used least recently. The token itself is not stored.
   * @param userAgent the header of the login, by which the member knows the device again.
   * @throws RuleError `accountNotActivated`, `accountSuspended` (spec §4 Account).
   */
  begin(tx: Writer, member: MemberRow, userAgent: string): LoggedIn;
  /** The session behind a token, which may be unknown or over. */
  of(token: string | null): Session;
  /** The devices of a member whose sessions live, that of `token` first, then the last used. */
  devicesOf(memberId: string, token: string | null): LoggedInDevice[];
  /** Ends the session of one of the member's devices, if there is one. */
  endDevice(memberId: string, deviceId: string): Promise<void>;
  /** Ends one session. Returns whether there was one. */
  end(token: string | null): Promise<boolean>;
  /** Ends every session of a member, in the transaction of the update that asks for it (spec §4 Session). */
  endAll(tx: Writer, memberId: string): void;
  /** Removes the rows of long expired sessions. */
  prune(): Promise<void>;
}

export function createSessions(store: Store, now: () => number): Sessions {
  /** The last use of a session, where it is later than its row says: without it a session ends a minute early at most. */
  const used = new LRUCache<string, number>({ max: 10_000 });

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

  const found = (reader: Reader, id: string): { session: SessionRow; member: MemberRow } => {
    const session = reader.get(sessionTable, id);
    const member = session && reader.get(memberTable, session.memberId);
    if (session === undefined || member === undefined) throw new RuleError('loginRequired');
    return { session, member };
  };
  const lastUse = ({ id, usedAt }: SessionRow) => Math.max(usedAt, used.get(id) ?? 0);
  const isLive = (session: SessionRow) =>
    isSessionLive(lastUse(session), now()) && now() - session.begunAt < sessionLongest;
  /** Makes room for one more session of a member. */
  const endLeastUsed = (tx: Writer, memberId: string) => {
    const rows = tx.find(sessionTable, 'memberId = ? order by seq', memberId);
    const tooMany = Math.max(0, rows.length - sessionsPerMember + 1);
    for (const { id } of rows.sort((one, other) => lastUse(one) - lastUse(other)).slice(0, tooMany)) {
      tx.remove(sessionTable, id);
      used.delete(id);
    }
  };
  const refuseClosed = ({ status }: MemberRow) => {
    const refusal = loginRefusal(status);
    if (refusal !== null) throw new RuleError(refusal);
  };

  return {
    begin(tx, member, userAgent) {
      refuseClosed(member);
      endLeastUsed(tx, member.id);
      const token = randomBytes(32).toString('base64url');
      const at = now();
      tx.put(sessionTable, { id: idOf(token), memberId: member.id, begunAt: at, usedAt: at, userAgent });
      return { token, member };
    },
    of(token) {
      const id = token === null ? null : idOf(token);
      const foundIn = (reader: Reader) => {
        if (id === null) throw new RuleError('loginRequired');
        return found(reader, id);
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
    devicesOf(memberId, token) {
      const own = token === null ? null : idOf(token);
      return store
        .read()
        .find(sessionTable, 'memberId = ? order by seq', memberId)
        .filter(isLive)
        .sort((one, other) => Number(other.id === own) - Number(one.id === own) || lastUse(other) - lastUse(one))
        .map((session) => ({
          deviceId: deviceIdOf(session.id),
          ...deviceNames(session.userAgent),
          usedAt: toInstant(lastUse(session)),
          current: session.id === own,
        }));
    },
    endDevice: (memberId, deviceId) =>
      store.transact((tx) => {
        const ended = tx.ids(sessionTable, 'memberId = ?', memberId).filter((id) => deviceIdOf(id) === deviceId);
        for (const id of ended) {
          tx.remove(sessionTable, id);
          used.delete(id);
        }
      }),
    async end(token) {
      if (token === null) return false;
      const id = idOf(token);
      used.delete(id);
      return store.transact((tx) => {
        const known = tx.get(sessionTable, id) !== undefined;
        tx.remove(sessionTable, id);
        return known;
      });
    },
    endAll(tx, memberId) {
      for (const id of tx.ids(sessionTable, 'memberId = ?', memberId)) {
        tx.remove(sessionTable, id);
        used.delete(id);
      }
    },
    async prune() {
      const removed = await removeOver(store, sessionTable, 'usedAt < ?', now() - keptFor);
      for (const { id } of removed) used.delete(id);
    },
  };
}
