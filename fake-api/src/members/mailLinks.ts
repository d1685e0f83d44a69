import type { MailLinkKind, MailLinkState } from '@first-gong/domain';
import { deadLinkCode, isLinkLive, mailLinkMachine, RuleError, step } from '@first-gong/domain';
import { type MemberRow, memberTable } from '../shared/member.js';
import { hashOf, secret } from '../shared/secret.js';
import type { Reader, Writer } from '../store/index.js';
import { type MailLinkRow, mailLinkTable } from './rows.js';

/** Stored links per member and kind, to distinguish old links from guesses. */
const kept = 10;

const idOf = (kind: MailLinkKind, memberId: string) => `${kind} ${memberId}`;
/** Tokens contain the member's id, so no search is needed. */
const memberIn = (token: string) => token.slice(0, token.lastIndexOf('.'));

/** Links of a member, oldest first. */
const linksOf = (reader: Reader, kind: MailLinkKind, memberId: string) =>
  reader.get(mailLinkTable, idOf(kind, memberId))?.links ?? [];

const replaced = (links: MailLinkRow['links']) =>
  links.map((link) => (link.state === 'valid' ? { ...link, state: 'replaced' as const } : link));

/** Emailed links (spec §4 Account, Password reset link). Only the newest of each kind is valid. */
export type MailLinks = ReturnType<typeof createMailLinks>;

export function createMailLinks(now: () => number) {
  const put = (tx: Writer, kind: MailLinkKind, memberId: string, links: MailLinkRow['links']) =>
    tx.put(mailLinkTable, { id: idOf(kind, memberId), links });

  /** The member and state of a sent link. @throws RuleError `activationFailed`, `resetLinkInvalid` for other tokens */
  function find(reader: Reader, kind: MailLinkKind, token: string): { member: MemberRow; state: MailLinkState } {
    const member = reader.get(memberTable, memberIn(token));
    const hash = hashOf(token);
    const link = linksOf(reader, kind, memberIn(token)).find((sent) => sent.hash === hash);
    if (!link || !member) throw new RuleError(deadLinkCode[kind].unknown);
    const isOver = link.state === 'valid' && !isLinkLive(kind, link.sentAt, now());
    return { member, state: isOver ? step(mailLinkMachine, link.state, 'expire') : link.state };
  }

  /** The member of a valid link. @throws RuleError a code of `deadLinkCode` */
  function memberBy(reader: Reader, kind: MailLinkKind, token: string): MemberRow {
    const { member, state } = find(reader, kind, token);
    if (state !== 'valid') throw new RuleError(deadLinkCode[kind][state]);
    return member;
  }

  return {
    find,
    memberBy,
    /** Creates a link and returns the token, which is not stored. */
    make(tx: Writer, kind: MailLinkKind, memberId: string): string {
      const token = `${memberId}.${secret(24)}`;
      const older = replaced(linksOf(tx, kind, memberId)).slice(1 - kept);
      put(tx, kind, memberId, [...older, { hash: hashOf(token), sentAt: now(), state: 'valid' }]);
      return token;
    },
    /** Uses up a valid link and returns its member. @throws RuleError a code of `deadLinkCode` */
    use(tx: Writer, kind: MailLinkKind, token: string): MemberRow {
      const member = memberBy(tx, kind, token);
      const hash = hashOf(token);
      const links = linksOf(tx, kind, member.id).map((link) =>
        link.hash === hash ? { ...link, state: 'used' as const } : link,
      );
      put(tx, kind, member.id, links);
      return member;
    },
    /** Invalidates the links of a kind. */
    end: (tx: Writer, kind: MailLinkKind, memberId: string): void =>
      put(tx, kind, memberId, replaced(linksOf(tx, kind, memberId))),
    /** Removes all links of a closed account. */
    remove(tx: Writer, memberId: string): void {
      for (const kind of ['activation', 'reset'] as const) tx.remove(mailLinkTable, idOf(kind, memberId));
    },
  };
}
