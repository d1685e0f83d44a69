import type { MailLinkKind, MailLinkState } from '@first-gong/domain';
import { deadLinkCode, isLinkLive, mailLinkMachine, RuleError, step } from '@first-gong/domain';
import { type MemberRow, memberTable } from '../shared/member.js';
import { hashOf, secret } from '../shared/secret.js';
import type { Reader, Writer } from '../store/index.js';
import { type MailLinkRow, mailLinkTable } from './rows.js';

/** So many links of a kind are kept for a member, to tell an old one from a guess. */
const kept = 10;

const idOf = (kind: MailLinkKind, memberId: string) => `${kind} ${memberId}`;
/** A token begins with the member's id, so that no search is needed. The rest is random. */
const memberIn = (token: string) => token.slice(0, token.lastIndexOf('.'));

/** A member's links of a kind, oldest first. */
const linksOf = (reader: Reader, kind: MailLinkKind, memberId: string) =>
  reader.get(mailLinkTable, idOf(kind, memberId))?.links ?? [];

const replaced = (links: MailLinkRow['links']) =>
  links.map((link) => (link.state === 'valid' ? { ...link, state: 'replaced' as const } : link));

/** The links in mails (spec §4 Account, Password reset link). Only a member's newest link of each kind is valid. */
export type MailLinks = ReturnType<typeof createMailLinks>;

export function createMailLinks(now: () => number) {
  const put = (tx: Writer, kind: MailLinkKind, memberId: string, links: MailLinkRow['links']) =>
    tx.put(mailLinkTable, { id: idOf(kind, memberId), links });

  /**
   * The member of a link that was sent, and the state of the link.
   * @throws RuleError `activationFailed`, `resetLinkInvalid` for any other token.
   */
  function find(reader: Reader, kind: MailLinkKind, token: string): { member: MemberRow; state: MailLinkState } {
    const member = reader.get(memberTable, memberIn(token));
    const hash = hashOf(token);
    const link = linksOf(reader, kind, memberIn(token)).find((sent) => sent.hash === hash);
    if (!link || !member) throw new RuleError(deadLinkCode[kind].unknown);
    const isOver = link.state === 'valid' && !isLinkLive(kind, link.sentAt, now());
    return { member, state: isOver ? step(mailLinkMachine, link.state, 'expire') : link.state };
  }

  /** The member of a valid link. @throws RuleError a code of `deadLinkCode`. */
  function memberBy(reader: Reader, kind: MailLinkKind, token: string): MemberRow {
    const { member, state } = find(reader, kind, token);
    if (state !== 'valid') throw new RuleError(deadLinkCode[kind][state]);
    return member;
  }

  return {
    find,
    memberBy,
    /** Makes a link and returns its token. The token itself is not stored. */
    make(tx: Writer, kind: MailLinkKind, memberId: string): string {
      const token = `${memberId}.${secret(24)}`;
      const older = replaced(linksOf(tx, kind, memberId)).slice(1 - kept);
      put(tx, kind, memberId, [...older, { hash: hashOf(token), sentAt: now(), state: 'valid' }]);
      return token;
    },
    /** Returns the member of a valid link and uses the link up. @throws RuleError a code of `deadLinkCode`. */
    use(tx: Writer, kind: MailLinkKind, token: string): MemberRow {
      const member = memberBy(tx, kind, token);
      const hash = hashOf(token);
      const links = linksOf(tx, kind, member.id).map((link) =>
        link.hash === hash ? { ...link, state: 'used' as const } : link,
      );
      put(tx, kind, member.id, links);
      return member;
    },
    /** Ends a member's link of a kind. */
    end: (tx: Writer, kind: MailLinkKind, memberId: string): void =>
      put(tx, kind, memberId, replaced(linksOf(tx, kind, memberId))),
  };
}
