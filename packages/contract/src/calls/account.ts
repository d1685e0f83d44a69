import {
  ForgotPassword,
  instant,
  LoginRequest,
  MemberInfo,
  OneTimePasswordLogin,
  OneTimePasswordRequest,
  PasswordReset,
  Registration,
  text,
  textLength,
} from '@first-gong/domain';
import { boolean, literal, never, object, optional, string, type } from 'superstruct';
import { defineCall } from '../call.js';
import { addressErrors, profileErrors } from './errors.js';

/** A new session. The client sends its token in the Authorization header of later calls. */
const Session = type({ token: string(), member: MemberInfo });

/** Errors after a correct password or one-time password. */
const accountErrors = ['accountNotActivated', 'accountSuspended'] as const;

/** Why the link of a password mail does not work. */
const resetLinkErrors = ['resetLinkExpired', 'resetLinkUsed', 'resetLinkReplaced', 'resetLinkInvalid'] as const;

/** The response to a request for a one-time password. Known and unknown emails get the same response. */
const OneTimePasswordSent = type({ sent: literal(true), validUntil: instant(), resendAt: instant() });

/** A value of the identity provider. The value returns in a URL, so its length is limited. */
const providerText = () => text({ max: textLength.provider });

/** The authorization code from the identity provider. */
const ProviderCode = object({ code: string() });

const otp = (path: string) =>
  ({
    method: 'POST',
    path,
    who: 'visitor',
    body: OneTimePasswordRequest,
    response: OneTimePasswordSent,
    errors: ['emailRequired', 'emailInvalid', 'emailTooLong'],
    source: 'spec §7',
  }) as const;

/** Login, registration and passwords (spec §4 Account, §7). */
export const accountCalls = {
  login: defineCall({
    method: 'POST',
    path: '/api/user/login.do',
    who: 'visitor',
    body: LoginRequest,
    response: Session,
    errors: ['emailRequired', 'emailInvalid', 'passwordRequired', 'emailPasswordMismatch', ...accountErrors],
    source: 'spec §7',
  }),

  otp: defineCall(otp('/api/otp.do')),

  otp2: defineCall({
    ...otp('/api/otp2.do'),
    firewall: true,
  }),

  otp3: defineCall(otp('/api/otp3.do')),

  loginOtp: defineCall({
    method: 'POST',
    path: '/api/LoginOTP.do',
    who: 'visitor',
    body: OneTimePasswordLogin,
    response: Session,
    errors: [
      'memberTermsNotAgreed',
      'emailRequired',
      'emailInvalid',
      'emailTooLong',
      'oneTimePasswordRequired',
      'oneTimePasswordMismatch',
      'oneTimePasswordExpired',
      ...accountErrors,
    ],
    source: 'spec §7',
  }),

  loginFacebook: defineCall({
    method: 'POST',
    path: '/api/login/facebook.do',
    who: 'visitor',
    body: ProviderCode,
    response: Session,
    errors: ['facebookVerificationFailed', 'noEmailProvided', ...accountErrors],
    source: 'spec §7',
  }),

  loginGoogle: defineCall({
    method: 'POST',
    path: '/api/login/google.do',
    who: 'visitor',
    body: ProviderCode,
    response: Session,
    errors: ['googleVerificationFailed', 'noEmailProvided', ...accountErrors],
    source: 'spec §7',
  }),

  loginWechat: defineCall({
    method: 'POST',
    path: '/api/login/wechat.do',
    who: 'visitor',
    body: ProviderCode,
    response: Session,
    errors: ['wechatVerificationFailed', 'noEmailProvided', ...accountErrors],
    source: 'spec §1, extension',
  }),

  loginApple: defineCall({
    method: 'POST',
    path: '/api/login/apple.do',
    who: 'visitor',
    body: object({ code: optional(providerText()), state: optional(providerText()), error: optional(providerText()) }),
    encoding: 'form',
    redirects: true,
    response: never(),
    errors: [],
    source: 'spec §7',
  }),

  signIn: defineCall({
    method: 'POST',
    path: '/api/login/signIn.do',
    who: 'visitor',
    body: object({ signInCode: string(), state: string() }),
    response: Session,
    errors: ['appleVerificationFailed', ...accountErrors],
    source: 'extension',
  }),

  logout: defineCall({
    method: 'POST',
    path: '/Logout.do',
    who: 'visitor',
    response: type({ loggedOut: boolean() }),
    errors: [],
    source: 'spec §7',
  }),

  register: defineCall({
    method: 'POST',
    path: '/api/user/register.do',
    who: 'visitor',
    body: Registration,
    response: type({ registered: literal(true), loginEmail: string() }),
    errors: [
      'emailRequired',
      'emailInvalid',
      'emailTooLong',
      'emailConfirmRequired',
      'emailMismatch',
      'emailRegistered',
      'passwordRequired',
      'passwordLength',
      'passwordConfirmRequired',
      'passwordMismatch',
      'memberTermsNotAgreed',
      'registrationFailed',
      ...profileErrors,
      ...addressErrors,
    ],
    systemError: 'registrationFailed',
    source: 'spec §7',
  }),

  activate: defineCall({
    method: 'POST',
    path: '/api/user/activate.do',
    who: 'visitor',
    body: object({ token: string() }),
    response: type({ activated: literal(true), loginEmail: string() }),
    errors: [
      'activationFailed',
      'activationLinkUsed',
      'activationLinkReplaced',
      'activationLinkExpired',
      'accountSuspended',
    ],
    source: 'spec §4, extension',
  }),

  forgotPassword: defineCall({
    method: 'POST',
    path: '/api/user/forgotPassword.do',
    who: 'visitor',
    body: ForgotPassword,
    response: type({ sent: literal(true), activation: boolean() }),
    errors: ['emailRequired', 'emailInvalid', 'emailTooLong', 'emailNotRegistered', 'accountSuspended'],
    source: 'spec §7',
  }),

  resetLink: defineCall({
    // POST keeps the token out of the access logs.
    method: 'POST',
    path: '/api/user/resetLink.do',
    who: 'visitor',
    body: object({ token: string() }),
    response: type({ valid: literal(true) }),
    errors: resetLinkErrors,
    source: 'spec §4, extension',
  }),

  resetPassword: defineCall({
    method: 'POST',
    path: '/api/user/resetPassword.do',
    who: 'visitor',
    body: PasswordReset,
    response: type({ updated: literal(true) }),
    errors: [
      'newPasswordRequired',
      'passwordLength',
      'passwordConfirmRequired',
      'passwordMismatch',
      ...resetLinkErrors,
    ],
    source: 'spec §5, extension',
  }),
};
