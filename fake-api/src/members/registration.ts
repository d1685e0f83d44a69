import { accountMachine, deadLinkCode, fullName, mailThrottle, normalEmail, RuleError, step } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { Outbox } from '../mail/post.js';
import { Counter } from '../shared/counter.js';
import { memberTable } from '../shared/member.js';
import type { Reader } from '../store/index.js';
import type { MailLinks } from './mailLinks.js';
import { activationMail } from './mails.js';
import { addMember, memberByEmail, profileOf } from './member.js';
import type { Passwords } from './password.js';

/** Registration and activation (spec §4 Account, §5 Registration). */
export function registrationHandlers(
  { store, passwords, now }: Shop & { passwords: Passwords },
  links: MailLinks,
  outbox: Outbox,
) {
  const perAddress = new Counter(mailThrottle.perAddress, now);

  const refuseKnown = (reader: Reader, email: string) => {
    if (memberByEmail(reader, email)) {
      throw new RuleError('emailRegistered', [{ field: 'loginEmail', code: 'emailRegistered' }]);
    }
  };

  return {
    /**
     * Stores a member and emails the activation link in one transaction (spec §4 Account, §5 Registration).
     * @throws RuleError `emailRegistered`; TooManyRequests
     */
    async register({ body, address, lang }) {
      perAddress.take(address);
      const loginEmail = normalEmail(body.loginEmail);
      refuseKnown(store.read(), loginEmail);
      const password = await passwords.hash(body.password);
      await store.transact((tx) => {
        // Another request may have registered the email during hashing.
        refuseKnown(tx, loginEmail);
        const [name, profile] = [fullName(body), profileOf(body)];
        const member = addMember(tx, { loginEmail, name, password, status: accountMachine.initial, profile });
        outbox.send(tx, activationMail(member, links.make(tx, 'activation', member.id), lang));
      });
      return { registered: true, loginEmail };
    },
    /** Activates an account. @throws RuleError a code of `deadLinkCode.activation`; `accountSuspended` */
    activate: ({ body: { token } }) =>
      store.transact((tx) => {
        // The account's state comes first: links matter to registered accounts only.
        const { status } = links.find(tx, 'activation', token).member;
        if (status === 'suspended') throw new RuleError('accountSuspended');
        if (status === 'activated') throw new RuleError(deadLinkCode.activation.used);
        const member = links.use(tx, 'activation', token);
        tx.put(memberTable, { ...member, status: step(accountMachine, member.status, 'activate') });
        return { activated: true, loginEmail: member.loginEmail };
      }),
  } satisfies Partial<Handlers>;
}
