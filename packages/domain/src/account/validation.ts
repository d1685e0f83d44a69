import { type Infer, optional, string } from 'superstruct';
import { oneTimePassword } from '../constants.js';
import { form, ticked } from '../forms/form.js';
import {
  emailField,
  emailOrLoginNameField,
  knownPasswordField,
  newPasswordField,
  repeats,
} from '../forms/loginFields.js';
import { text } from '../forms/text.js';

/**
 * spec §5 Login: email or login name, and password. Any length is accepted, because a precise error helps attackers.
 */
export const LoginRequest = form({
  email: emailOrLoginNameField(),
  password: knownPasswordField('passwordRequired'),
  /** Same as the query's, which sets the language of the response (spec §3 Login payload, §7). */
  locale: optional(string()),
});
export type LoginRequest = Infer<typeof LoginRequest>;

/** spec §7 POST /api/otp.do: the recipient of a one-time password. */
export const OneTimePasswordRequest = form({ email: emailField() });
export type OneTimePasswordRequest = Infer<typeof OneTimePasswordRequest>;

/** The form in front of the request: terms first (spec §8 Login). Login checks the consent again. */
export const OneTimePasswordForm = form({ agreed: ticked('memberTermsNotAgreed'), email: emailField() });

/**
 * spec §7 POST /api/LoginOTP.do: email, one-time password as `password`, and consent (spec §5). A malformed password
 * counts as wrong.
 */
export const OneTimePasswordLogin = form({
  agreed: ticked('memberTermsNotAgreed'),
  email: emailField(),
  password: text({
    kind: 'digits',
    missing: 'oneTimePasswordRequired',
    pattern: new RegExp(`^\\d{${oneTimePassword.digits}}$`),
    invalid: 'oneTimePasswordMismatch',
  }),
});
export type OneTimePasswordLogin = Infer<typeof OneTimePasswordLogin>;

/** spec §5 Forgot password. The server checks whether the email is registered. */
export const ForgotPassword = form({ email: emailField() });
export type ForgotPassword = Infer<typeof ForgotPassword>;

/** spec §5 Reset password, with the token of the emailed link. */
export const PasswordReset = form(
  {
    token: string(),
    newPassword: newPasswordField('newPasswordRequired'),
    retypedPassword: knownPasswordField('passwordConfirmRequired'),
  },
  ({ newPassword, retypedPassword }) => repeats(newPassword, 'retypedPassword', retypedPassword, 'passwordMismatch'),
);
export type PasswordReset = Infer<typeof PasswordReset>;

/** spec §5 Password change. */
export const PasswordChange = form(
  {
    oldPassword: knownPasswordField('oldPasswordRequired'),
    newPassword: newPasswordField('newPasswordRequired'),
    retypedPassword: knownPasswordField('passwordConfirmRequired'),
  },
  ({ newPassword, retypedPassword }) => repeats(newPassword, 'retypedPassword', retypedPassword, 'passwordMismatch'),
);
export type PasswordChange = Infer<typeof PasswordChange>;
