import { createHash, randomBytes } from 'node:crypto';
import {
  deadLinkCode,
  isLinkLive,
  type MailLinkKind,
  type MailLinkState,
  mailLinkMachine,
  RuleError,
  step,
} from '@first-gong/domain';
import { type MemberRow, memberTable } from '../shared/member.js';
import type { Reader, Writer } from '../store/index.js';
import { type MailLinkRow, mailLinkTable } from './rows.js';

/** So many links of a kind are kept for a member, to tell an old one from a guess. */
const kept = 10;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const idOf = (kind: MailLinkKind, memberId: string) => `${kind} ${memberId}`;
/** A token begins with the member's id, so that no search is needed. The rest is random. */
const memberIn = (token: string) => token.slice(0, token.lastIndexOf('.'));

/** The links in mails (spec §4 Account, Password reset link). Only a member's newest link of each kind is valid. */
export interface MailLinks {
  /** Makes a link and returns its token. The token itself is not stored. */
  make(tx: Writer, kind: MailLinkKind, memberId: string): string;
  /**
   * The member of a link that was sent, and the state of the link.
   * @throws RuleError `activationFailed`, `resetLinkInvalid` for any other token.
   */
  find(reader: Reader, kind: MailLinkKind, token: string): { member: MemberRow; state: MailLinkState };
  /** The member of a valid link. @throws RuleError a code of `deadLinkCode`. */
  memberBy(reader: Reader, kind: MailLinkKind, token: string): MemberRow;
  /** Returns the member of a valid link and uses the link up. @throws RuleError a code of `deadLinkCode`. */
  use(tx: Writer, kind: MailLinkKind, token: string): MemberRow;
  /** Ends a member's link of a kind. */
  end(tx: Writer, kind: MailLinkKind, memberId: string): void;
}

export function createMailLinks(now: () => number): MailLinks {
  const linksOf = (reader: Reader, kind: MailLinkKind, memberId: string) =>
    reader.get(mailLinkTable, idOf(kind, memberId))?.links ?? [];

  const put = (tx: Writer, kind: MailLinkKind, memberId: string, links: MailLinkRow['links']) =>
    tx.put(mailLinkTable, { id: idOf(kind, memberId), links });

  const replaced = (links: MailLinkRow['links']) =>
    links.map((link) => (link.state === 'valid' ? { ...link, state: 'replaced' as const } : link));

  const find: MailLinks['find'] = (reader, kind, token) => {
    const member = reader.get(memberTable, memberIn(token));
    const hash = hashOf(token);
    const link = linksOf(reader, kind, memberIn(token)).find((sent) => sent.hash === hash);
    if (!link || !member) throw new RuleError(deadLinkCode[kind].unknown);
    const isOver = link.state === 'valid' && !isLinkLive(kind, link.sentAt, now());
    return { member, state: isOver ? step(mailLinkMachine, link.state, 'expire') : link.state };
  };

  const memberBy: MailLinks['memberBy'] = (reader, kind, token) => {
    const { member, state } = find(reader, kind, token);
    if (state !== 'valid') throw new RuleError(deadLinkCode[kind][state]);
    return member;
  };

  return {
    make(tx, kind, memberId) {
      const token = `${memberId}.${randomBytes(24).toString('base64url')}`;
      const older = replaced(linksOf(tx, kind, memberId)).slice(1 - kept);
      put(tx, kind, memberId, [...older, { hash: hashOf(token), sentAt: now(), state: 'valid' }]);
      return token;
    },
    find,
    memberBy,
    use(tx, kind, token) {
      const member = memberBy(tx, kind, token);
      const hash = hashOf(token);
      const links = linksOf(tx, kind, member.id);
      put(
        tx,
        kind,
        member.id,
        links.map((link) => (link.hash === hash ? { ...link, state: 'used' } : link)),
      );
      return member;
    },
    end: (tx, kind, memberId) => put(tx, kind, memberId, replaced(linksOf(tx, kind, memberId))),
  };
}
