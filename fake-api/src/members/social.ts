import { type ErrorCode, href, type IdentityProvider, normalEmail, RuleError } from '@first-gong/domain';
import { type CallContext, type Handlers, Redirect } from '../area/handlers.js';
import { emptyProfile, type MemberRow, memberTable } from '../shared/member.js';
import type { Store, Writer } from '../store/index.js';
import { forSignIn, fromProvider, type IdentityCodes } from './identityCodes.js';
import { begun } from './login.js';
import { activatedByOwner, addMember, memberByEmail } from './member.js';
import type { Identity } from './rows.js';
import type { Sessions } from './sessions.js';

/**
 * The member with the identity's email, activated if needed, otherwise a new one.
 * @throws RuleError `noEmailProvided` (spec §8)
 */
function memberOf(tx: Writer, { email, name }: Identity): MemberRow {
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
}

/** Logins by identity providers (spec §1, §7). */
export function socialHandlers(store: Store, codes: IdentityCodes, sessions: Sessions) {
  /**
   * Starts a session for a provider's code (spec §1, §7).
   * @throws RuleError `{provider}VerificationFailed` for invalid codes and unverified emails; `noEmailProvided`;
   * `accountSuspended`
   */
  const logIn = async (code: string, provider: IdentityProvider, userAgent: string, use = fromProvider) => {
    // A separate transaction uses up the code even if the login fails.
    const identity = await store.transact((tx) => codes.take(tx, code, provider, use));
    if (!identity?.verified) throw new RuleError(`${provider}VerificationFailed`);
    return store.transact((tx) => sessions.begin(tx, memberOf(tx, identity), userAgent));
  };
  const loginWith =
    (provider: IdentityProvider) => (context: CallContext<'loginFacebook' | 'loginGoogle' | 'loginWechat'>) =>
      begun(logIn(context.body.code, provider, context.device.userAgent), context);

  return {
    loginFacebook: loginWith('facebook'),
    loginGoogle: loginWith('google'),
    loginWechat: loginWith('wechat'),
    /**
     * Redirects the device maker's form to the login page with a code for `signIn`. Any site can send the form, so the
     * code needs the browser's state, which the redirect omits.
     */
    async loginApple({ body: { code = '', state = '' }, lang }) {
      const answer = await store.transact((tx): { signInCode: string } | { error: ErrorCode } => {
        const identity = codes.take(tx, code, 'apple', fromProvider);
        if (!identity?.verified || state === '') return { error: 'appleVerificationFailed' };
        if (identity.email === null) return { error: 'noEmailProvided' };
        return { signInCode: codes.make(tx, identity, forSignIn(state)) };
      });
      return new Redirect(href(lang, 'login', answer));
    },
    signIn(context) {
      const { signInCode, state } = context.body;
      return begun(logIn(signInCode, 'apple', context.device.userAgent, forSignIn(state)), context);
    },
  } satisfies Partial<Handlers>;
}
