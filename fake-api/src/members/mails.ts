import type { AccountRule, Lang } from '@first-gong/domain';
import {
  accountClosing,
  customerService,
  href,
  langUrl,
  mailLinks,
  mailThrottle,
  oneTimePassword,
  pagePath,
  toInstant,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import type { CallContext } from '../area/handlers.js';
import type { Letter } from '../mail/rows.js';
import type { MemberRow } from '../shared/member.js';

/** The sender of a request that causes a mail. */
export type MailSender = Pick<CallContext<'otp'>, 'address' | 'device' | 'lang'>;

const { perEmail, perAccount, pause } = mailThrottle;
/** Limits of mails to one email address. */
export const mailsOfMember: AccountRule = { perPlace: perEmail, perAccount, pause };

/** Validity in milliseconds by kind of mail. */
const validities = { ...mailLinks, oneTimePassword: oneTimePassword.validity };
const MINUTE = 60_000;

/**
 * A mail about an account. Contains no name, because strangers could register others' emails with advertisements as
 * name.
 */
function letter({ loginEmail }: MemberRow, lang: Lang, kind: keyof typeof validities): Letter {
  const t = serverTexts[lang];
  const minutes = validities[kind] / MINUTE;
  return {
    to: loginEmail,
    lang,
    subject: t(`mail.${kind}_subject`),
    body: [
      t(`mail.${kind}_lead`),
      t(`mail.${kind}_validity`, { hours: minutes / 60, minutes }),
      t(`mail.${kind}_notYou`),
    ],
    code: null,
    link: null,
  };
}

const resetHref = (token: string, lang: Lang) => langUrl(lang, pagePath('resetPassword', { token }));

/** Activation link (spec §4 Account). */
export const activationMail = (member: MemberRow, token: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'activation'),
  link: {
    href: href(lang, 'login', { view: 'activation', activate: token }),
    label: serverTexts[lang]('mail.activation_link'),
  },
});

/**
 * Repeats the activation email (spec §4 Account). The second link also sets a password, for unknown passwords and
 * registrations by strangers.
 */
export function activationMailAgain(
  member: MemberRow,
  tokens: { activation: string; reset: string },
  lang: Lang,
): Letter {
  const mail = activationMail(member, tokens.activation, lang);
  const t = serverTexts[lang];
  return {
    ...mail,
    body: [...mail.body, t('mail.otherPasswordLead', { minutes: mailLinks.reset / MINUTE })],
    otherLink: { href: resetHref(tokens.reset, lang), label: t('mail.otherPasswordLink') },
  };
}

/**
 * Confirms that an account is closed (spec §9 Privacy requests). The last mail to it.
 * @param at milliseconds since 1970
 */
export function accountClosedMail({ loginEmail }: MemberRow, lang: Lang, at: number): Letter {
  const t = serverTexts[lang];
  return {
    to: loginEmail,
    lang,
    subject: t('mail.accountClosed_subject'),
    body: [
      t('mail.accountClosed_lead', { time: createFormat(lang).stamp(toInstant(at)) }),
      t('mail.accountClosed_kept', { years: accountClosing.recordYears }),
      t('mail.accountClosed_notYou', { from: customerService.from, to: customerService.to }),
    ],
    code: null,
    link: null,
  };
}

/** Reset link (spec §4 Password reset link). */
export const resetMail = (member: MemberRow, token: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'reset'),
  link: { href: resetHref(token, lang), label: serverTexts[lang]('mail.reset_link') },
});

/** One-time password (spec §4 One-time password). */
export const oneTimePasswordMail = (member: MemberRow, password: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'oneTimePassword'),
  code: password,
});
