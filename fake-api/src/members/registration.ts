import {
  accountMachine,
  deadLinkCode,
  fullName,
  type Lang,
  mailThrottle,
  normalEmail,
  type Registration,
  RuleError,
  step,
} from '@first-gong/domain';
import type { Post } from '../mail/post.js';
import { Counter } from '../shared/counter.js';
import { memberTable } from '../shared/member.js';
import type { Reader, Store } from '../store/index.js';
import { memberByEmail } from './findMember.js';
import type { MailLinks } from './mailLinks.js';
import { activationMail } from './mails.js';
import { addMember } from './newMember.js';
import type { Passwords } from './password.js';
import { profileOf } from './profileRow.js';

export interface RegistrationParts {
  store: Store;
  links: MailLinks;
  passwords: Passwords;
  post: Post;
  now: () => number;
}

export interface Registrations {
  /**
   * Stores a member and mails the activation link in one transaction (spec §4 Account, §5 Registration).
   * @param address network address of the request.
   * @returns the email of the account.
   * @throws RuleError `emailRegistered`; TooManyRequests over the limit of an address.
   */
  register(registration: Registration, address: string, lang: Lang): Promise<string>;
  /**
   * Activates the account of a link and returns its email.
   * @throws RuleError a code of `deadLinkCode.activation`; `accountSuspended`.
   */
  activate(token: string): Promise<string>;
}

export function createRegistrations(parts: RegistrationParts): Registrations {
  const { store, links, passwords, post, now } = parts;
  const perAddress = new Counter(mailThrottle.perAddress, now);

  const refuseKnown = (reader: Reader, email: string) => {
    if (memberByEmail(reader, email)) {
      throw new RuleError('emailRegistered', [{ field: 'loginEmail', code: 'emailRegistered' }]);
    }
  };

  return {
    async register(registration, address, lang) {
      perAddress.take(address);
      const loginEmail = normalEmail(registration.loginEmail);
      refuseKnown(store.read(), loginEmail);
      const password = await passwords.hash(registration.password);
      await store.transact((tx) => {
        // Another request may have registered the email while the password was hashed.
        refuseKnown(tx, loginEmail);
        const name = fullName(registration);
        const profile = profileOf(registration);
        const member = addMember(tx, { loginEmail, name, password, status: accountMachine.initial, profile });
        post.send(tx, activationMail(member, links.make(tx, 'activation', member.id), lang));
      });
      return loginEmail;
    },
    activate: (token) =>
      store.transact((tx) => {
        // The state of the account comes first: an activated one needs no link, and no mail helps a suspended one.
        const { status } = links.find(tx, 'activation', token).member;
        if (status === 'suspended') throw new RuleError('accountSuspended');
        if (status === 'activated') throw new RuleError(deadLinkCode.activation.used);
        const member = links.use(tx, 'activation', token);
        tx.put(memberTable, { ...member, status: step(accountMachine, member.status, 'activate') });
        return member.loginEmail;
      }),
  };
}
