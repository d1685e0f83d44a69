import { accountMachine, allows, mailThrottle, normalEmail, RuleError } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { Outbox } from '../mail/post.js';
import { Counter } from '../shared/counter.js';
import { type MemberRow, memberTable } from '../shared/member.js';
import type { Writer } from '../store/index.js';
import type { MailLinks } from './mailLinks.js';
import { activationMailAgain, mailsOfMember, resetMail } from './mails.js';
import { activatedByOwner, memberByEmail } from './member.js';
import type { Passwords } from './password.js';
import { oneTimePasswordTable } from './rows.js';
import type { Sessions } from './sessions.js';
import type { Throttle } from './throttle.js';

/** Services whose access ends with a new password. */
export interface Access {
  sessions: Sessions;
  links: MailLinks;
}

/** Ends sessions, reset links and one-time passwords of an account (spec §4 Session). Social sign-in remains. */
export function endAccess(tx: Writer, { id, loginEmail }: MemberRow, { sessions, links }: Access): void {
  sessions.endAll(tx, id);
  links.end(tx, 'reset', id);
  const sent = tx.get(oneTimePasswordTable, normalEmail(loginEmail));
  if (sent) tx.put(oneTimePasswordTable, { ...sent, used: true });
}

/** Password reset by emailed links (spec §4 Password reset link, §8 Forgot password). */
export function forgottenPasswordHandlers(
  { store, passwords, now }: Shop & { passwords: Passwords },
  { throttle, outbox, ...access }: Access & { throttle: Throttle; outbox: Outbox },
) {
  const { links } = access;
  const perAddress = new Counter(mailThrottle.perAddress, now);
  const perEmail = new Counter(mailsOfMember, now);
  /** @throws RuleError a code of `deadLinkCode.reset` */
  const check = (token: string) => void links.memberBy(store.read(), 'reset', token);

  return {
    /**
     * Emails a reset link (spec §8 Forgot password), or repeats the activation email of an inactive account (spec §4
     * Account).
     * @throws RuleError `emailNotRegistered`, `accountSuspended`; TooManyRequests
     */
    async forgotPassword({ body: { email }, address, device, lang }) {
      perAddress.take(address);
      perEmail.take(normalEmail(email), device.placeAt(memberByEmail(store.read(), email)));
      return store.transact((tx) => {
        const member = memberByEmail(tx, email);
        if (member === undefined) throw refusalOf('emailNotRegistered');
        if (member.status === 'suspended') throw refusalOf('accountSuspended');
        const reset = links.make(tx, 'reset', member.id);
        if (member.status !== 'registered') {
          outbox.send(tx, resetMail(member, reset, lang));
          return { sent: true, activation: false };
        }
        const activation = links.make(tx, 'activation', member.id);
        outbox.send(tx, activationMailAgain(member, { activation, reset }, lang));
        return { sent: true, activation: true };
      });
    },
    resetLink({ body }) {
      check(body.token);
      return { valid: true };
    },
    /**
     * Sets a new password, activates the account, and ends older access (spec §4 Account, Session).
     * @throws RuleError a code of `deadLinkCode.reset`
     */
    async resetPassword({ body: { token, newPassword } }) {
      // Before hashing, so that invalid links cost nothing.
      check(token);
      const password = await passwords.hash(newPassword);
      const { id } = await store.transact((tx) => {
        const member = links.use(tx, 'reset', token);
        const isNew = allows(accountMachine, member.status, 'activate');
        tx.put(memberTable, isNew ? activatedByOwner(member, password) : { ...member, password });
        endAccess(tx, member, access);
        return member;
      });
      throttle.forget(id);
      return { updated: true };
    },
  } satisfies Partial<Handlers>;
}

const refusalOf = (code: 'emailNotRegistered' | 'accountSuspended') => new RuleError(code, [{ field: 'email', code }]);
