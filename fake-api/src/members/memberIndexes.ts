import { normalEmail } from '@first-gong/domain';
import { groupBy, type Reader, type Watcher } from '../store/index.js';
import { type MemberRow, memberTable, sessionTable } from './rows.js';

/** Indexes of members and their sessions. */
export interface MemberIndexes {
  /** Keep the indexes. */
  watchers: readonly Watcher[];
  /** The member with a login email, in any case. */
  byEmail(reader: Reader, email: string): MemberRow | undefined;
  /** The member with a login email, or else with a login name, in any case. */
  byName(reader: Reader, name: string): MemberRow | undefined;
  /** Ids of a member's sessions. */
  sessionsOf(memberId: string): ReadonlySet<string>;
}

export function createMemberIndexes(): MemberIndexes {
  const emails = groupBy(memberTable, ({ loginEmail }) => loginEmail);
  const loginNames = groupBy(memberTable, ({ loginName }) => loginName ?? '');
  const sessions = groupBy(sessionTable, ({ memberId }) => memberId);

  const first = (reader: Reader, ids: ReadonlySet<string>) => {
    const [id] = ids;
    return id === undefined ? undefined : reader.get(memberTable, id);
  };
  const byEmail: MemberIndexes['byEmail'] = (reader, email) => first(reader, emails.of(normalEmail(email)));
  return {
    watchers: [emails.watcher, loginNames.watcher, sessions.watcher],
    byEmail,
    byName(reader, name) {
      const known = normalEmail(name);
      return byEmail(reader, known) ?? (known === '' ? undefined : first(reader, loginNames.of(known)));
    },
    sessionsOf: (memberId) => sessions.of(memberId),
  };
}
