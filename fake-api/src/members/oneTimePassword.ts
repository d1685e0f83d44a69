import { randomInt } from 'node:crypto';
import {
  attemptOneTimePassword,
  type Lang,
  mailThrottle,
  normalEmail,
  oneTimePassword,
  oneTimePasswordState,
  oneTimePasswordUntil,
  RuleError,
  resendAt,
  resendSecondsLeft,
} from '@first-gong/domain';
import { TooManyRequests } from '../http/problem.js';
import { createRateLimit } from '../http/rateLimit.js';
import { oneTimePasswordMail } from '../mail/account.js';
import type { Post } from '../mail/post.js';
import type { Store } from '../store/index.js';
import type { MemberIndexes } from './memberIndexes.js';
import { forgetOldest } from './oldest.js';
import type { Passwords } from './password.js';
import type { OneTimePasswordRow } from './rows.js';
import { type MemberRow, memberTable, oneTimePasswordTable } from './rows.js';
import type { LoggedIn, Sessions } from './sessions.js';

/** How long an expired one-time password is kept, in milliseconds: until then it is known as expired. */
const keptFor = 24 * 60 * 60 * 1000;

export interface OneTimePasswordParts {
  store: Store;
  indexes: MemberIndexes;
  sessions: Sessions;
  passwords: Passwords;
  post: Pick<Post, 'send'>;
  now: () => number;
}

export interface OneTimePasswords {
  /**
   * Mails a one-time password to a member (spec §4, §9). An email without a member gets the same answer after the same
   * work: the password is made and stored, and only the mail is missing.
   * @param address network address of the request.
   * @throws TooManyRequests within 60 seconds of the last one, and over the limits of an email and of an address.
   */
  send(email: string, address: string, lang: Lang): Promise<{ sent: true; validUntil: string; resendAt: string }>;
  /**
   * Begins a session with a one-time password.
   * @throws RuleError `oneTimePasswordMismatch`, `oneTimePasswordExpired`, `accountNotActivated`, `accountSuspended`.
   */
  logIn(email: string, password: string): Promise<LoggedIn>;
}

const newPassword = () => String(randomInt(10 ** oneTimePassword.digits)).padStart(oneTimePassword.digits, '0');

/**
 * Six digits are soon guessed from a plain hash. With scrypt the guesses take a day, and the password expires after 15
 * minutes. A keyed hash would need a secret outside the data folder.
 */
export function createOneTimePasswords({
  store,
  indexes,
  sessions,
  passwords,
  post,
  now,
}: OneTimePasswordParts): OneTimePasswords {
  const perAddress = createRateLimit(mailThrottle.perAddress, now);
  const perEmail = createRateLimit(mailThrottle.perEmail, now);
  const hashOfNobody = passwords.hashOfNobody();

  const waitForResend = (before: OneTimePasswordRow | undefined) => {
    const seconds = before ? resendSecondsLeft(before.sentAt, now()) : 0;
    if (seconds > 0) throw new TooManyRequests(seconds);
  };

  /** Uses the password up, or counts a wrong one. Returns its member. */
  const attempt = async (id: string, password: string): Promise<MemberRow> => {
    const compared = store.read().get(oneTimePasswordTable, id);
    if (compared && oneTimePasswordState(compared, now()) !== 'sent') throw new RuleError('oneTimePasswordExpired');
    const fits = await passwords.matches(password, compared?.hash ?? (await hashOfNobody));
    const { refusal, member } = await store.transact((tx) => {
      const current = tx.get(oneTimePasswordTable, id);
      if (current === undefined) return { refusal: 'oneTimePasswordMismatch' as const, member: undefined };
      // A newer password may have replaced this one while it was compared.
      const outcome = attemptOneTimePassword(current, fits && current.hash === compared?.hash, now());
      tx.put(oneTimePasswordTable, outcome.sent);
      return { refusal: outcome.refusal, member: indexes.byEmail(tx, id) };
    });
    if (refusal !== null) throw new RuleError(refusal);
    if (member === undefined) throw new RuleError('oneTimePasswordMismatch');
    return member;
  };

  return {
    async send(email, address, lang) {
      const id = normalEmail(email);
      perAddress(address);
      waitForResend(store.read().get(oneTimePasswordTable, id));
      perEmail(id);
      const password = newPassword();
      const hash = await passwords.hash(password);
      return store.transact((tx) => {
        waitForResend(tx.get(oneTimePasswordTable, id));
        const sentAt = now();
        forgetOldest(tx, oneTimePasswordTable, (row) => sentAt - row.sentAt > keptFor);
        tx.remove(oneTimePasswordTable, id);
        tx.put(oneTimePasswordTable, { id, hash, sentAt, wrong: 0, used: false });
        const member = indexes.byEmail(tx, id);
        if (member) post.send(tx, oneTimePasswordMail(member, password, lang));
        return { sent: true, validUntil: oneTimePasswordUntil(sentAt), resendAt: resendAt(sentAt) };
      });
    },
    async logIn(email, password) {
      const member = await attempt(normalEmail(email), password);
      return store.transact((tx) => sessions.begin(tx, tx.get(memberTable, member.id) ?? member));
    },
  };
}
