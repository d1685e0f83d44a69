import { type Lang, mailThrottle, type Place } from '@first-gong/domain';
import { Attempts } from './attempts.js';
import type { Device } from './devices.js';

/** The sender of a request that mails a member. */
export interface MailSender {
  /** Network address. */
  address: string;
  device: Device;
  lang: Lang;
}

/** Counts a mail to an email, by the place that asks for it. @throws TooManyRequests for one too many, which does not count. */
export type MailLimit = (email: string, place: Place) => void;

export function createMailLimit(now: () => number): MailLimit {
  const { perEmail, perAccount, pause } = mailThrottle;
  const mails = new Attempts({ perPlace: perEmail, perAccount, pause }, now);
  return (email, place) => {
    mails.check(email, place);
    mails.add(email, place);
  };
}
