import type { AccountRule, Lang } from '@first-gong/domain';
import { href, langUrl, mailLinks, mailThrottle, oneTimePassword, pagePath } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { CallContext } from '../area/handlers.js';
import type { Letter } from '../mail/rows.js';
import type { MemberRow } from '../shared/member.js';

/** The sender of a request that mails a member. */
export type MailSender = Pick<CallContext<'otp'>, 'address' | 'device' | 'lang'>;

const { perEmail, perAccount, pause } = mailThrottle;
/** The limits of mails to an email, by the place that asks for them. */
export const mailsOfMember: AccountRule = { perPlace: perEmail, perAccount, pause };

/** How long the link or the password of a mail works, in milliseconds. */
const validities = { ...mailLinks, oneTimePassword: oneTimePassword.validity };
const MINUTE = 60_000;

/**
 * A mail about an account. It has no name of a person: anybody can register any email under any name, and the mail would
 * carry the name, with an advertisement or an address in it, to people who have never heard of the shop.
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

/** The link that activates an account with the password of its registration (spec §4 Account). */
export const activationMail = (member: MemberRow, token: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'activation'),
  link: {
    href: href(lang, 'login', { view: 'activation', activate: token }),
    label: serverTexts[lang]('mail.activation_link'),
  },
});

/**
 * The activation email once more (spec §4 Account). Its second link is for a person who does not know the password of
 * the registration, or whose email a stranger has registered: it sets a password and activates the account.
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

/** The link that sets a new password (spec §4 Password reset link). */
export const resetMail = (member: MemberRow, token: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'reset'),
  link: { href: resetHref(token, lang), label: serverTexts[lang]('mail.reset_link') },
});

/** The password that logs in once (spec §4 One-time password). */
export const oneTimePasswordMail = (member: MemberRow, password: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'oneTimePassword'),
  code: password,
});
