import type { Lang } from '@first-gong/domain';
import { defineTable, type OlderRow } from '../store/index.js';

export type MailStatus =
  /** Stays in the outbox. */
  | 'kept'
  /** Waits for delivery. */
  | 'waiting'
  | 'sent'
  /** Rejected permanently by the SMTP server. */
  | 'refused';

/** Tickets of a mail. Attachments are created at delivery. */
export interface MailedTickets {
  shows: {
    performanceId: string;
    title: string;
    startsAt: string;
    /** Minutes. */
    duration?: number | undefined;
    venue: string;
    /** Path of the site. */
    href: string;
  }[];
  /** Whether the organiser has cancelled the performances: the calendar files remove their entries. */
  cancelled?: boolean;
  /** Codes of e-tickets with labels. */
  codes: { code: string; label: string }[];
}

export interface MailedLink {
  href: string;
  label: string;
}

export interface Letter {
  to: string;
  lang: Lang;
  subject: string;
  /** Plain text, one paragraph each. */
  body: string[];
  /** A code on its line, for copying. */
  code: string | null;
  /** Link to a path of the site. */
  link: MailedLink | null;
  /** An alternative link, explained in the body. */
  otherLink?: MailedLink;
  /** Only in the mail of a complete order. */
  tickets?: MailedTickets;
}

/** A letter in the outbox. */
export interface MailRow extends Letter {
  id: string;
  at: string;
  status: MailStatus;
}

/** Early mails had no code and were never delivered. */
const upgradeMail = (row: OlderRow<MailRow>): MailRow =>
  ({ code: null, link: null, status: 'kept', ...row }) as MailRow;

export const mailTable = defineTable<MailRow>('mails', upgradeMail);
