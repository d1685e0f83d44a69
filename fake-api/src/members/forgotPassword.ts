import { accountMachine, allows, mailThrottle, normalEmail, RuleError } from '@first-gong/domain';
import type { Post } from '../mail/post.js';
import { Counter } from '../shared/counter.js';
import { memberTable } from '../shared/member.js';
import type { Store } from '../store/index.js';
import { activatedByOwner } from './activation.js';
import { endAccess } from './endAccess.js';
import { memberByEmail } from './findMember.js';
import { type MailSender, mailsOfMember } from './mailLimit.js';
import type { MailLinks } from './mailLinks.js';
import { activationMailAgain, resetMail } from './mails.js';
import type { Passwords } from './password.js';
import type { Sessions } from './sessions.js';
import type { Throttle } from './throttle.js';

export interface ForgotPasswordParts {
  store: Store;
  links: MailLinks;
  sessions: Sessions;
  throttle: Throttle;
  post: Post;
  passwords: Passwords;
  now: () => number;
}

export interface ForgottenPasswords {
  /**
   * Mails a link to set a new password (spec §8 Forgot password), or, to an account that is not activated, the
   * activation email again (spec §4 Account), which also has the link that sets a password.
   * @returns whether it is the activation email.
   * @throws RuleError `emailNotRegistered`, `accountSuspended`; TooManyRequests over the limits of email and address.
   */
  forgot(email: string, sender: MailSender): Promise<boolean>;
  /** @throws RuleError a code of `deadLinkCode.reset`. */
  check(token: string): void;
  /**
   * Sets a new password with a link, activates the account if it is not, uses the link up, and ends every older way
   * into the account (spec §4 Account, Session).
   * @throws RuleError a code of `deadLinkCode.reset`.
   */
  reset(token: string, newPassword: string): Promise<void>;
}

export function createForgottenPasswords(parts: ForgotPasswordParts): ForgottenPasswords {
  const { store, links, sessions, throttle, passwords, post, now } = parts;
  const perAddress = new Counter(mailThrottle.perAddress, now);
  const perEmail = new Counter(mailsOfMember, now);
  const check = (token: string) => links.memberBy(store.read(), 'reset', token);

  return {
    async forgot(email, { address, device, lang }) {
      perAddress.take(address);
      perEmail.take(normalEmail(email), device.placeAt(memberByEmail(store.read(), email)));
      return store.transact((tx) => {
        const member = memberByEmail(tx, email);
        if (member === undefined) throw refusalOf('emailNotRegistered');
        if (member.status === 'suspended') throw refusalOf('accountSuspended');
        const reset = links.make(tx, 'reset', member.id);
        if (member.status !== 'registered') {
          post.send(tx, resetMail(member, reset, lang));
          return false;
        }
        const activation = links.make(tx, 'activation', member.id);
        post.send(tx, activationMailAgain(member, { activation, reset }, lang));
        return true;
      });
    },
    check,
    async reset(token, newPassword) {
      // An invalid link must not cost a hash.
      check(token);
      const password = await passwords.hash(newPassword);
      const { id } = await store.transact((tx) => {
        const member = links.use(tx, 'reset', token);
        const isNew = allows(accountMachine, member.status, 'activate');
        tx.put(memberTable, isNew ? activatedByOwner(member, password) : { ...member, password });
        endAccess(tx, member, sessions, links);
        return member;
      });
      throttle.forget(id);
    },
  };
}

const refusalOf = (code: 'emailNotRegistered' | 'accountSuspended') => new RuleError(code, [{ field: 'email', code }]);
