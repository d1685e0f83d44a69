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
import type { Outbox } from '../mail/post.js';
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

/** Milliseconds that an expired password is kept, to report it as expired. */
const keptFor = 24 * 60 * 60 * 1000;

const expired = () => new RuleError('oneTimePasswordExpired');
const newPassword = () => String(randomInt(10 ** oneTimePassword.digits)).padStart(oneTimePassword.digits, '0');

export type OneTimePasswords = ReturnType<typeof createOneTimePasswords>;

/** Stored as scrypt hash: guessing six digits takes a day, longer than the validity of 15 minutes. */
export function createOneTimePasswords({
  store,
  sessions,
  passwords,
  outbox,
  now,
}: Pick<Shop, 'store' | 'now'> & { passwords: Passwords; sessions: Sessions; outbox: Pick<Outbox, 'send'> }) {
  const perAddress = new Counter(mailThrottle.perAddress, now);
  const perEmail = new Counter(mailsOfMember, now);
  const throttle = createThrottle(wrongCodes, now);
  const hashOfNobody = passwords.hashOfNobody();

  const waitForResend = (before: OneTimePasswordRow | undefined) => {
    const seconds = before ? resendSecondsLeft(before.sentAt, now()) : 0;
    if (seconds > 0) throw new TooManyRequests(seconds);
  };

  /** Uses up a correct password and returns its member, otherwise undefined. */
  const compare = async (id: string, password: string, wrong: number): Promise<MemberRow | undefined> => {
    const compared = store.read().get(oneTimePasswordTable, id);
    if (compared && oneTimePasswordState({ ...compared, wrong }, now()) !== 'sent') throw expired();
    const fits = await passwords.matches(password, compared?.hash ?? (await hashOfNobody));
    if (compared === undefined || !fits) return undefined;
    return store.transact((tx) => {
      const current = tx.get(oneTimePasswordTable, id);
      // A newer password may have replaced this one during the comparison.
      if (current?.hash !== compared.hash) return undefined;
      const { sent, refusal } = attemptOneTimePassword({ ...current, wrong }, fits, now());
      if (refusal !== null) throw new RuleError(refusal);
      tx.put(oneTimePasswordTable, { ...current, used: sent.used });
      return memberByEmail(tx, id);
    });
  };

  return {
    /**
     * Emails a one-time password (spec §4, §9). Unknown emails get the same response after the same work, only no mail.
     * @throws TooManyRequests within 60 seconds, and over other limits
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
        if (member) outbox.send(tx, oneTimePasswordMail(member, password, lang));
        return { sent: true as const, validUntil: oneTimePasswordUntil(sentAt), resendAt: resendAt(sentAt) };
      });
    },
    /**
     * Starts a session by one-time password. Wrong passwords count per place, and for unknown places together.
     * @throws RuleError `oneTimePasswordMismatch`, `oneTimePasswordExpired`, `accountNotActivated`, `accountSuspended`;
     * TooManyRequests
     */
    async logIn({ email, password }: OneTimePasswordLogin, device: Device): Promise<LoggedIn> {
      const id = normalEmail(email);
      const place = device.placeAt(memberByEmail(store.read(), id));
      // Attempts count per sent password.
      const account = `${id} ${store.read().get(oneTimePasswordTable, id)?.sentAt}`;
      const check = () => compare(id, password, throttle.wrongFrom(account, place));
      const member = await throttle.attempt(account, place, check);
      if (member === undefined) throw new RuleError('oneTimePasswordMismatch');
      return store.transact((tx) => sessions.begin(tx, tx.get(memberTable, member.id) ?? member, device.userAgent));
    },
  };
}
