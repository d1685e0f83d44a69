import { randomInt } from 'node:crypto';
import {
  attemptOneTimePassword,
  mailThrottle,
  normalEmail,
  type OneTimePasswordLogin,
  oneTimePassword,
  oneTimePasswordState,
  oneTimePasswordUntil,
  RuleError,
  resendAt,
  resendSecondsLeft,
} from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Device } from '../area/handlers.js';
import type { Post } from '../mail/post.js';
import { TooManyRequests } from '../shared/askLater.js';
import { Counter } from '../shared/counter.js';
import { type MemberRow, memberTable } from '../shared/member.js';
import { type MailSender, mailsOfMember, oneTimePasswordMail } from './mails.js';
import { memberByEmail } from './member.js';
import { forgetOldest } from './oldest.js';
import type { Passwords } from './password.js';
import { type OneTimePasswordRow, oneTimePasswordTable } from './rows.js';
import type { LoggedIn, Sessions } from './sessions.js';
import { createThrottle, wrongCodes } from './throttle.js';

/** How long an expired one-time password is kept, in milliseconds: until then it is known as expired. */
const keptFor = 24 * 60 * 60 * 1000;

const expired = () => new RuleError('oneTimePasswordExpired');
const newPassword = () => String(randomInt(10 ** oneTimePassword.digits)).padStart(oneTimePassword.digits, '0');

export type OneTimePasswords = ReturnType<typeof createOneTimePasswords>;

/**
 * Six digits are soon guessed from a plain hash. With scrypt the guesses take a day, and the password expires after 15
 * minutes. A keyed hash would need a secret outside the data folder.
 */
export function createOneTimePasswords({
  store,
  sessions,
  passwords,
  post,
  now,
}: Pick<Shop, 'store' | 'now'> & { passwords: Passwords; sessions: Sessions; post: Pick<Post, 'send'> }) {
  const perAddress = new Counter(mailThrottle.perAddress, now);
  const perEmail = new Counter(mailsOfMember, now);
  const throttle = createThrottle(wrongCodes, now);
  const hashOfNobody = passwords.hashOfNobody();

  const waitForResend = (before: OneTimePasswordRow | undefined) => {
    const seconds = before ? resendSecondsLeft(before.sentAt, now()) : 0;
    if (seconds > 0) throw new TooManyRequests(seconds);
  };

  /** Uses the right password up, and returns its member. Undefined for a wrong password. */
  const compare = async (id: string, password: string, wrong: number): Promise<MemberRow | undefined> => {
    const compared = store.read().get(oneTimePasswordTable, id);
    if (compared && oneTimePasswordState({ ...compared, wrong }, now()) !== 'sent') throw expired();
    const fits = await passwords.matches(password, compared?.hash ?? (await hashOfNobody));
    if (compared === undefined || !fits) return undefined;
    return store.transact((tx) => {
      const current = tx.get(oneTimePasswordTable, id);
      // A newer password may have replaced this one while it was compared.
      if (current?.hash !== compared.hash) return undefined;
      const { sent, refusal } = attemptOneTimePassword({ ...current, wrong }, fits, now());
      if (refusal !== null) throw new RuleError(refusal);
      tx.put(oneTimePasswordTable, { ...current, used: sent.used });
      return memberByEmail(tx, id);
    });
  };

  return {
    /**
     * Mails a one-time password to a member (spec §4, §9). An email without a member gets the same answer after the same
     * work: the password is made and stored, and only the mail is missing.
     * @throws TooManyRequests within 60 seconds of the last one, and over the limits of an email and of an address.
     */
    async send(email: string, { address, device, lang }: MailSender) {
      const id = normalEmail(email);
      perAddress.take(address);
      waitForResend(store.read().get(oneTimePasswordTable, id));
      perEmail.take(id, device.placeAt(memberByEmail(store.read(), id)));
      const password = newPassword();
      const hash = await passwords.hash(password);
      return store.transact((tx) => {
        waitForResend(tx.get(oneTimePasswordTable, id));
        const sentAt = now();
        forgetOldest(tx, oneTimePasswordTable, (row) => sentAt - row.sentAt > keptFor);
        tx.remove(oneTimePasswordTable, id);
        tx.put(oneTimePasswordTable, { id, hash, sentAt, used: false });
        const member = memberByEmail(tx, id);
        if (member) post.send(tx, oneTimePasswordMail(member, password, lang));
        return { sent: true as const, validUntil: oneTimePasswordUntil(sentAt), resendAt: resendAt(sentAt) };
      });
    },
    /**
     * Begins a session with a one-time password. Wrong passwords block it for the place that sent them, and slow the
     * unknown places down together.
     * @throws RuleError `oneTimePasswordMismatch`, `oneTimePasswordExpired`, `accountNotActivated`, `accountSuspended`;
     * TooManyRequests for an unknown place while many places guess.
     */
    async logIn({ email, password }: OneTimePasswordLogin, device: Device): Promise<LoggedIn> {
      const id = normalEmail(email);
      const place = device.placeAt(memberByEmail(store.read(), id));
      // Each password that is sent has its own count.
      const account = `${id} ${store.read().get(oneTimePasswordTable, id)?.sentAt}`;
      const check = () => compare(id, password, throttle.wrongFrom(account, place));
      const member = await throttle.attempt(account, place, check);
      if (member === undefined) throw new RuleError('oneTimePasswordMismatch');
      return store.transact((tx) => sessions.begin(tx, tx.get(memberTable, member.id) ?? member, device.userAgent));
    },
  };
}
