import { createHash, randomBytes } from 'node:crypto';
import { deadLinkCode, isLinkLive, type MailLinkKind, RuleError } from '@first-gong/domain';
import type { Reader, Writer } from '../store/index.js';
import { type MemberRow, mailLinkTable, memberTable } from './rows.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const idOf = (kind: MailLinkKind, memberId: string) => `${kind} ${memberId}`;
/** A token begins with the member's id, so that no search is needed. The rest is random. */
const memberIn = (token: string) => token.slice(0, token.lastIndexOf('.'));

/** The links in mails (spec §4 Account, Password reset link). Only a member's newest link of each kind is valid. */
export interface MailLinks {
  /** Makes a link and returns its token. The token itself is not stored. */
  make(tx: Writer, kind: MailLinkKind, memberId: string): string;
  /** The member of a link. @throws RuleError `activationFailed`, `resetLinkExpired`. */
  memberBy(reader: Reader, kind: MailLinkKind, token: string): MemberRow;
  /** Returns the member of a link and uses the link up. */
  use(tx: Writer, kind: MailLinkKind, token: string): MemberRow;
  /** Ends a member's link of a kind, if there is one. */
  end(tx: Writer, kind: MailLinkKind, memberId: string): void;
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
    end: (tx, kind, memberId) => tx.remove(mailLinkTable, idOf(kind, memberId)),
  };
}
