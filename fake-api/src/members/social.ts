import { type ErrorCode, href, type IdentityProvider, type Lang, normalEmail, RuleError } from '@first-gong/domain';
import type { Device } from '../area/handlers.js';
import { Redirect } from '../area/handlers.js';
import { emptyProfile, type MemberRow, memberTable } from '../shared/member.js';
import type { Store, Writer } from '../store/index.js';
import { activatedByOwner } from './activation.js';
import { memberByEmail } from './findMember.js';
import { type CodeUse, forSignIn, fromProvider, type IdentityCodes } from './identityCodes.js';
import { addMember } from './newMember.js';
import type { Identity } from './rows.js';
import type { LoggedIn, Sessions } from './sessions.js';

export interface SocialParts {
  store: Store;
  codes: IdentityCodes;
  sessions: Sessions;
}

export interface SocialLogins {
  /**
   * Begins a session for the person of a provider's code (spec §1, §7).
   * @throws RuleError `{provider}VerificationFailed` for a wrong, used or expired code and for an email that the
   * provider has not verified; `noEmailProvided`; `accountSuspended`.
   */
  logIn(code: string, provider: IdentityProvider, device: Device, use?: CodeUse): Promise<LoggedIn>;
  /**
   * Takes the device maker's form, and redirects the browser to the login page with a code for `signIn`. Any site can
   * send this form. The code therefore works only together with the form's state, which the browser kept when it began;
   * the redirect does not repeat the state.
   */
  callback(posted: { code?: string; state?: string }, lang: Lang): Promise<Redirect>;
}

export function createSocialLogins({ store, codes, sessions }: SocialParts): SocialLogins {
  /**
   * The member with the email of an identity: a known one, activated if needed, or a new one.
   * @throws RuleError `noEmailProvided` for an identity without an email (spec §8).
   */
  const memberOf = (tx: Writer, { email, name }: Identity): MemberRow => {
    if (email === null) throw new RuleError('noEmailProvided');
    const loginEmail = normalEmail(email);
    const known = memberByEmail(tx, loginEmail);
    if (known === undefined) {
      return addMember(tx, { loginEmail, name, password: null, status: 'activated', profile: emptyProfile });
    }
    if (known.status !== 'registered') return known;
    const activated = activatedByOwner(known, null);
    tx.put(memberTable, activated);
    return activated;
  };

  return {
    async logIn(code, provider, device, use = fromProvider) {
      // In a transaction of its own, so that the code is used up even if the login fails.
      const identity = await store.transact((tx) => codes.take(tx, code, provider, use));
      if (!identity?.verified) throw new RuleError(`${provider}VerificationFailed`);
      return store.transact((tx) => sessions.begin(tx, memberOf(tx, identity), device.userAgent));
    },
    async callback({ code = '', state = '' }, lang) {
      const answer = await store.transact((tx): { signInCode: string } | { error: ErrorCode } => {
        const identity = codes.take(tx, code, 'apple', fromProvider);
        if (!identity?.verified || state === '') return { error: 'appleVerificationFailed' };
        if (identity.email === null) return { error: 'noEmailProvided' };
        return { signInCode: codes.make(tx, identity, forSignIn(state)) };
      });
      return new Redirect(href(lang, 'login', answer));
    },
  };
}
