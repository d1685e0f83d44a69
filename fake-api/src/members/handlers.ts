import { RuleError } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';
import { type Login, memberView } from './login.js';
import type { Sessions } from './sessions.js';

export type AccountNames =
  | 'login'
  | 'otp'
  | 'otp2'
  | 'otp3'
  | 'loginOtp'
  | 'loginFacebook'
  | 'loginGoogle'
  | 'loginWechat'
  | 'loginApple'
  | 'signIn'
  | 'logout'
  | 'register'
  | 'activate'
  | 'forgotPassword'
  | 'resetLink'
  | 'resetPassword';

export interface AccountParts {
  login: Login;
  sessions: Sessions;
}

const later = (): never => {
  throw new RuleError('serverBusy');
};

/** Login, registration and passwords (spec §4 Account). */
export function createAccountHandlers({ login, sessions }: AccountParts): HandlersOf<AccountNames> {
  return {
    async login({ body, lang }) {
      const { token, member } = await login(body);
      return { token, member: memberView(member, lang) };
    },
    otp: later,
    otp2: later,
    otp3: later,
    loginOtp: later,
    loginFacebook: later,
    loginGoogle: later,
    loginWechat: later,
    loginApple: later,
    signIn: later,
    logout: async ({ token }) => ({ loggedOut: await sessions.end(token) }),
    register: later,
    activate: later,
    forgotPassword: later,
    resetLink: later,
    resetPassword: later,
  };
}
