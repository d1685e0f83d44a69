import { type AccountRule, type Lang, mailThrottle } from '@first-gong/domain';
import type { Device } from '../area/handlers.js';

/** The sender of a request that mails a member. */
export interface MailSender {
  /** Network address. */
  address: string;
  device: Device;
  lang: Lang;
}

const { perEmail, perAccount, pause } = mailThrottle;
/** The limits of mails to an email, by the place that asks for them. */
export const mailsOfMember: AccountRule = { perPlace: perEmail, perAccount, pause };
