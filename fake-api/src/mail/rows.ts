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

/** What a mail says. */
export interface Letter {
  to: string;
  lang: Lang;
  subject: string;
  /** Paragraphs of plain text. */
  body: string[];
  /** A code to be copied, shown by itself. */
  code: string | null;
  /** Where the mail leads, a path of the site, with its label. */
  link: { href: string; label: string } | null;
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
