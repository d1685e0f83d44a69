import { fullName, type MemberProfile, type PasswordChange, type Place, RuleError } from '@first-gong/domain';
import { endAccess } from '../members/endAccess.js';
import type { MailLinks } from '../members/mailLinks.js';
import { sameName } from '../members/newMember.js';
import type { Passwords } from '../members/password.js';
import { profileOf } from '../members/profileRow.js';
import type { Sessions } from '../members/sessions.js';
import { createThrottle, wrongPasswords } from '../members/throttle.js';
import { memberOf, memberTable } from '../shared/member.js';
import type { Store } from '../store/index.js';

/** Changes of an account by its member. Each ends every session of the account (spec §4 Session), a password more: `endAccess`. */
export interface Profiles {
  /** Replaces the profile; a field that is left out is removed. */
  update(memberId: string, said: MemberProfile): Promise<void>;
  /**
   * Changes the password of a member who knows the old one (spec §5 Password change).
   * @throws RuleError `oldPasswordIncorrect`, also for an account without a password; TooManyRequests after five wrong ones.
   */
  changePassword(memberId: string, change: PasswordChange): Promise<void>;
}

export interface ProfileParts {
  store: Store;
  sessions: Sessions;
  links: MailLinks;
  passwords: Passwords;
  now: () => number;
}

/** Wrong old passwords count for all sessions of a member together. */
const anySession: Place = { id: 'session', isKnownDevice: true };

export function createProfiles({ store, sessions, links, passwords, now }: ProfileParts): Profiles {
  const throttle = createThrottle(wrongPasswords, now);

  return {
    async update(memberId, said) {
      await store.transact((tx) => {
        const member = memberOf(tx, memberId);
        const name = fullName(said);
        // An unchanged name keeps its three languages.
        const isKnown = Object.values(member.name).includes(name);
        tx.put(memberTable, { ...member, name: isKnown ? member.name : sameName(name), profile: profileOf(said) });
        sessions.endAll(tx, memberId);
      });
    },
    async changePassword(memberId, { oldPassword, newPassword }) {
      const incorrect = new RuleError('oldPasswordIncorrect', [{ field: 'oldPassword', code: 'oldPasswordIncorrect' }]);
      const known = await throttle.attempt(memberId, anySession, async () => {
        const { password } = memberOf(store.read(), memberId);
        return password !== null && (await passwords.matches(oldPassword, password)) ? password : undefined;
      });
      if (known === undefined) throw incorrect;
      const password = await passwords.hash(newPassword);
      await store.transact((tx) => {
        const member = memberOf(tx, memberId);
        // Another change may have come first while the passwords were hashed.
        if (member.password !== known) throw incorrect;
        tx.put(memberTable, { ...member, password });
        endAccess(tx, member, sessions, links);
      });
    },
  };
}
