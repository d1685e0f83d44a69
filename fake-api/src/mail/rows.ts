import type { Lang } from '@first-gong/domain';
import { defineTable, type OlderRow } from '../store/index.js';

export type MailStatus =
  /** In the outbox, where it stays. */
  | 'kept'
  /** For the SMTP server, which has not taken it yet. */
  | 'waiting'
  | 'sent'
  /** The SMTP server has refused it for good. */
  | 'refused';

/** The tickets of a mail, of which its attachments are made when it leaves. */
export interface MailedTickets {
  shows: {
    performanceId: string;
    title: string;
    startsAt: string;
    /** Minutes. */
    duration?: number | undefined;
    venue: string;
    /** A path of the site. */
    href: string;
  }[];
  /** Codes of e-tickets, each with the words that tell it from the others. */
  codes: { code: string; label: string }[];
}

export interface MailedLink {
  href: string;
  label: string;
}

/** The content of a mail. */
export interface Letter {
  to: string;
  lang: Lang;
  subject: string;
  /** Paragraphs of plain text. */
  body: string[];
  /** A code for the reader to copy, on its own line. */
  code: string | null;
  /** A link of the mail: a path of the site, and its label. */
  link: MailedLink | null;
  /** A second way, which a paragraph of the body explains. */
  otherLink?: MailedLink;
  /** Only the mail of a complete order has tickets. */
  tickets?: MailedTickets;
}

/** A letter in the outbox. */
export interface MailRow extends Letter {
  id: string;
  at: string;
  status: MailStatus;
}

/** The first mails had no code, and all of them stayed in the outbox. */
const upgradeMail = (row: OlderRow<MailRow>): MailRow =>
  ({ code: null, link: null, status: 'kept', ...row }) as MailRow;

export const mailTable = defineTable<MailRow>('mails', upgradeMail);
