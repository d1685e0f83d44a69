import { fullName, type Place, RuleError } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { addressNodes } from '../lists/addresses.js';
import { type Access, endAccess } from '../members/forgotPassword.js';
import { checkProfile, infoView, profileOf, sameName } from '../members/member.js';
import type { Passwords } from '../members/password.js';
import { createThrottle, wrongPasswords } from '../members/throttle.js';
import { memberOf, memberTable } from '../shared/member.js';

const updated = { updated: true, loginRequired: true } as const;

/** Wrong old passwords count for all sessions of a member together. */
const anySession: Place = { id: 'session', isKnownDevice: true };

/**
 * The member’s profile and password (spec §2 Member services). Each change ends every session of the account (spec §4
 * Session), that of a password more: `endAccess`.
 */
export function createProfileArea({ store, now }: Shop, { passwords, ...access }: Access & { passwords: Passwords }) {
  const throttle = createThrottle(wrongPasswords, now);
  const addressList = addressNodes('en_us');
  const handlers = {
    memberInfo: ({ member, lang }) => infoView(member(), lang),
    /** Replaces the profile; a field that is left out is removed. */
    async updateMemberInfo({ member, body }) {
      const { id } = member();
      await store.transact((tx) => {
        const row = memberOf(tx, id);
        const name = fullName(body);
        // An unchanged name keeps its three languages.
        const isKnown = Object.values(row.name).includes(name);
        tx.put(memberTable, { ...row, name: isKnown ? row.name : sameName(name), profile: profileOf(body) });
        access.sessions.endAll(tx, id);
      });
      return updated;
    },
    /**
     * Changes the password of a member who knows the old one (spec §5 Password change).
     * @throws RuleError `oldPasswordIncorrect`, also for an account without a password; TooManyRequests after five wrong
     * ones.
     */
    async changePassword({ member, body: { oldPassword, newPassword } }) {
      const { id } = member();
      const incorrect = new RuleError('oldPasswordIncorrect', [{ field: 'oldPassword', code: 'oldPasswordIncorrect' }]);
      const known = await throttle.attempt(id, anySession, async () => {
        const { password } = memberOf(store.read(), id);
        return password !== null && (await passwords.matches(oldPassword, password)) ? password : undefined;
      });
      if (known === undefined) throw incorrect;
      const password = await passwords.hash(newPassword);
      await store.transact((tx) => {
        const row = memberOf(tx, id);
        // Another change may have come first while the passwords were hashed.
        if (row.password !== known) throw incorrect;
        tx.put(memberTable, { ...row, password });
        endAccess(tx, row, access);
      });
      return updated;
    },
  } satisfies Partial<Handlers>;
  return { handlers, bodyChecks: { updateMemberInfo: (body: unknown) => checkProfile(body, addressList, now()) } };
}
