import { type AttemptSource, fullName, RuleError } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { addressNodes } from '../lists/addresses.js';
import { type Access, endAccess } from '../members/forgotPassword.js';
import { checkProfile, infoView, profileOf, sameName } from '../members/member.js';
import type { Passwords } from '../members/password.js';
import { createThrottle, wrongPasswords } from '../members/throttle.js';
import { memberOf, memberTable } from '../shared/member.js';

const updated = { updated: true, loginRequired: true } as const;

/** Wrong old passwords count per member, not per session. */
const anySession: AttemptSource = { id: 'session', isKnownDevice: true };

/**
 * The stored hash of a member's password, or undefined if the given one is wrong.
 * @throws TooManyRequests after five wrong ones, whatever they were for
 */
export type KnownPassword = (memberId: string, password: string) => Promise<string | undefined>;

/**
 * Profile and password (spec §2 Member services). Each change ends all sessions (spec §4 Session); a new password also
 * calls `endAccess`.
 */
export function createProfileArea({ store, now }: Shop, { passwords, ...access }: Access & { passwords: Passwords }) {
  const throttle = createThrottle(wrongPasswords, now);
  const addressList = addressNodes('en_us');
  const knownPassword: KnownPassword = (memberId, password) =>
    throttle.attempt(memberId, anySession, async () => {
      const { password: hash } = memberOf(store.read(), memberId);
      return hash !== null && (await passwords.matches(password, hash)) ? hash : undefined;
    });
  const handlers = {
    memberInfo: ({ member, lang }) => infoView(member(), lang),
    accessPreference: ({ member }) => ({ accessFeatures: member().accessFeatures ?? null }),
    /** Not part of the profile, because a change of the profile ends all sessions. */
    async updateAccessPreference({ member, body: { accessFeatures } }) {
      const { id } = member();
      await store.transact((tx) => tx.put(memberTable, { ...memberOf(tx, id), accessFeatures }));
      return { accessFeatures };
    },
    /** Replaces the profile; missing fields are removed. */
    async updateMemberInfo({ member, body }) {
      const { id } = member();
      await store.transact((tx) => {
        const row = memberOf(tx, id);
        const name = fullName(body);
        // An unchanged name keeps its translations.
        const isKnown = Object.values(row.name).includes(name);
        tx.put(memberTable, { ...row, name: isKnown ? row.name : sameName(name), profile: profileOf(body) });
        access.sessions.endAll(tx, id);
      });
      return updated;
    },
    /**
     * Changes a password (spec §5 Password change).
     * @throws RuleError `oldPasswordIncorrect`, also for accounts without a password; TooManyRequests after five wrong
     * ones
     */
    async changePassword({ member, body: { oldPassword, newPassword } }) {
      const { id } = member();
      const incorrect = new RuleError('oldPasswordIncorrect', [{ field: 'oldPassword', code: 'oldPasswordIncorrect' }]);
      const known = await knownPassword(id, oldPassword);
      if (known === undefined) throw incorrect;
      const password = await passwords.hash(newPassword);
      await store.transact((tx) => {
        const row = memberOf(tx, id);
        // Another change may have been first during hashing.
        if (row.password !== known) throw incorrect;
        tx.put(memberTable, { ...row, password });
        endAccess(tx, row, access);
      });
      return updated;
    },
  } satisfies Partial<Handlers>;
  return {
    handlers,
    knownPassword,
    bodyChecks: { updateMemberInfo: (body: unknown) => checkProfile(body, addressList, now()) },
  };
}
