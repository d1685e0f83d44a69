import { type Lang, mailThrottle, normalEmail, RuleError } from '@first-gong/domain';
import { createRateLimit } from '../http/rateLimit.js';
import { activationMail, resetMail } from '../mail/account.js';
import type { Post } from '../mail/post.js';
import type { Store } from '../store/index.js';
import type { MailLinks } from './mailLinks.js';
import type { MemberIndexes } from './memberIndexes.js';
import type { Passwords } from './password.js';
import { memberTable } from './rows.js';
import type { Sessions } from './sessions.js';
import type { Throttle } from './throttle.js';

export interface ForgotPasswordParts {
  store: Store;
  indexes: MemberIndexes;
  links: MailLinks;
  sessions: Sessions;
  throttle: Throttle;
  post: Post;
  passwords: Passwords;
  now: () => number;
}

export interface ForgottenPasswords {
  /**
   * Mails a link to set a new password, or the activation link again (spec §4 Account, §8 Forgot password).
   * @param address network address of the request.
   * @returns whether it was the activation link.
   * @throws RuleError `emailNotRegistered`, `accountSuspended`; TooManyRequests over the limits of email and address.
   */
  forgot(email: string, address: string, lang: Lang): Promise<boolean>;
  /** @throws RuleError `resetLinkExpired` for an unknown, used or expired link. */
  check(token: string): void;
  /**
   * Sets a new password with a link, uses the link up, and ends every session of the account (spec §4 Session).
   * @throws RuleError `resetLinkExpired`.
   */
  reset(token: string, newPassword: string): Promise<void>;
}

export function createForgottenPasswords(parts: ForgotPasswordParts): ForgottenPasswords {
  const { store, indexes, links, sessions, throttle, passwords, post, now } = parts;
  const perAddress = createRateLimit(mailThrottle.perAddress, now);
  const perEmail = createRateLimit(mailThrottle.perEmail, now);
  const check = (token: string) => links.memberBy(store.read(), 'reset', token);

  return {
    async forgot(email, address, lang) {
      perAddress(address);
      perEmail(normalEmail(email));
      return store.transact((tx) => {
        const member = indexes.byEmail(tx, email);
        if (member === undefined) throw refusalOf('emailNotRegistered');
        if (member.status === 'suspended') throw refusalOf('accountSuspended');
        const toActivate = member.status === 'registered';
        const token = links.make(tx, toActivate ? 'activation' : 'reset', member.id);
        post.send(tx, (toActivate ? activationMail : resetMail)(member, token, lang));
        return toActivate;
      });
    },
    check,
    async reset(token, newPassword) {
      // An invalid link must not cost a hash.
      check(token);
      const password = await passwords.hash(newPassword);
      const { loginEmail, loginName } = await store.transact((tx) => {
        const member = links.use(tx, 'reset', token);
        tx.put(memberTable, { ...member, password });
        sessions.endAll(tx, member.id);
        return member;
      });
      throttle.forget(loginEmail);
      if (loginName !== null) throttle.forget(loginName);
    },
  };
}

const refusalOf = (code: 'emailNotRegistered' | 'accountSuspended') => new RuleError(code, [{ field: 'email', code }]);
