import { createHash, randomBytes } from 'node:crypto';
import { deadLinkCode, isLinkLive, type MailLinkKind, RuleError } from '@first-gong/domain';
import type { Reader, Writer } from '../store/index.js';
import { type MemberRow, mailLinkTable, memberTable } from './rows.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const idOf = (kind: MailLinkKind, memberId: string) => `${kind} ${memberId}`;
/** A token begins with its member, so that it is found without a search; the rest nobody can guess. */
const memberIn = (token: string) => token.slice(0, token.lastIndexOf('.'));

/** The links of mails (spec §4 Account, Password reset link): of each kind, a member's newest one alone is good. */
export interface MailLinks {
  /** The token of a new link, which is kept nowhere but in the mail. */
  make(tx: Writer, kind: MailLinkKind, memberId: string): string;
  /** The member whose link it is. @throws RuleError `activationFailed`, `resetLinkExpired`. */
  memberBy(reader: Reader, kind: MailLinkKind, token: string): MemberRow;
  /** The same, and the link is used up. */
  use(tx: Writer, kind: MailLinkKind, token: string): MemberRow;
}

export function createMailLinks(now: () => number): MailLinks {
  const memberBy: MailLinks['memberBy'] = (reader, kind, token) => {
    const link = reader.get(mailLinkTable, idOf(kind, memberIn(token)));
    const member = reader.get(memberTable, memberIn(token));
    if (!link || !member || link.hash !== hashOf(token) || !isLinkLive(kind, link.sentAt, now())) {
      throw new RuleError(deadLinkCode[kind]);
    }
    return member;
  };

  return {
    make(tx, kind, memberId) {
      const token = `${memberId}.${randomBytes(24).toString('base64url')}`;
      tx.put(mailLinkTable, { id: idOf(kind, memberId), hash: hashOf(token), sentAt: now() });
      return token;
    },
    memberBy,
    use(tx, kind, token) {
      const member = memberBy(tx, kind, token);
      tx.remove(mailLinkTable, idOf(kind, member.id));
      return member;
    },
  };
}
