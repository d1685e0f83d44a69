import { CallError } from '@first-gong/contract';
import { clean, type IdentityProvider, identityProviders } from '@first-gong/domain';
import type { LoginEntries, LoginStep } from '@first-gong/screens/account/LoginScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useRequest } from '../data/calls.js';
import { useKeepResponse } from '../data/changeResponses.js';
import { useAction } from '../data/useAction.js';
import { forgetDraft, useDraft } from '../session/draft.js';
import { keepToken } from '../session/session.js';
import { usePage } from '../site/PageContext.js';
import { beginSignIn, type SignInReturn } from './signIn.js';
import { useSentPassword } from './useSentPassword.js';

const nothingEntered: LoginEntries = { email: '', password: '', agreed: false, oneTimePassword: '' };

const isProvider = (step: LoginStep): step is IdentityProvider => identityProviders.some((name) => name === step);

/** All login methods (spec §2 Login). A login keeps the token. */
export function useLogin(target: string | null) {
  const { t, lang } = useText('login');
  const { signInPath, firewallScript } = usePage();
  const request = useRequest();
  const keepResponse = useKeepResponse();
  const [entries, setEntries] = useDraft('login', nothingEntered, ['password', 'oneTimePassword']);
  const { sent, keep, forget } = useSentPassword();
  const { email, password } = entries;

  const signIn = (back: SignInReturn) => {
    if ('error' in back) throw new CallError({ kind: 'forbidden', code: back.error });
    const { provider, code, state } = back;
    switch (provider) {
      case 'facebook':
        return request('loginFacebook', { body: { code } });
      case 'google':
        return request('loginGoogle', { body: { code } });
      case 'wechat':
        return request('loginWechat', { body: { code } });
      case 'apple':
        return request('signIn', { body: { signInCode: code, state } });
    }
  };

  const ask = async (name: 'otp' | 'otp2' | 'otp3', to: string) => {
    const { data } = await request(name, { body: { email: to } }).catch((error: unknown) => {
      // The firewall returned a string in place of a response (spec §7 otp2).
      const isFirewall = name === 'otp2' && error instanceof CallError && error.status === 0;
      if (!isFirewall || error.failure.kind !== 'busy') throw error;
      throw new CallError({ kind: 'busy', message: t('login.firewallFailed') });
    });
    setEntries({ ...entries, oneTimePassword: '' });
    keep(to, data);
    return undefined;
  };

  const answerTo = (step: Exclude<LoginStep, IdentityProvider | 'ask' | 'askAgain'> | SignInReturn) => {
    if (step === 'password') return request('login', { body: { email, password } });
    if (step === 'enter') {
      return request('loginOtp', {
        body: { agreed: true, email: sent?.email ?? email, password: entries.oneTimePassword },
      });
    }
    return signIn(step);
  };

  const action = useAction<Exclude<LoginStep, IdentityProvider> | SignInReturn>(async (step) => {
    if (step === 'ask') return ask(firewallScript ? 'otp2' : 'otp', clean(email, 'email'));
    if (step === 'askAgain') return ask('otp3', sent?.email ?? email);
    const { data } = await answerTo(step);
    forgetDraft('login');
    forget();
    keepToken(data.token);
    keepResponse('memberInfo', undefined, data.member);
    return 'leaving';
  });

  const { busy, input, error, failure } = action;
  return {
    state: {
      ...entries,
      sent,
      submitting: busy && input !== undefined ? (typeof input === 'string' ? input : input.provider) : null,
      error,
      failure,
      providers: signInPath ? identityProviders : [],
    },
    onChange: setEntries,
    onSubmit: (step: LoginStep) => {
      if (!isProvider(step)) action.run(step);
      else if (signInPath) location.assign(beginSignIn(signInPath, step, { lang, target }));
    },
    onReturn: (back: SignInReturn) => action.run(back),
    dropRefusal: action.reset,
    /** Forgets the awaited one-time password, and the last error. */
    startAgain: () => {
      forget();
      action.reset();
      setEntries({ ...entries, oneTimePassword: '' });
    },
  };
}
