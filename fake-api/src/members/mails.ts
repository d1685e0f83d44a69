import { href, type Lang, langUrl, mailLinks, oneTimePassword, pagePath } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { Letter } from '../mail/rows.js';
import type { MemberRow } from '../shared/member.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * A mail about an account. It has no name of a person: anybody can register any email under any name, and the mail would
 * carry the name, with an advertisement or an address in it, to people who have never heard of the shop.
 * @param validity how long the link or the password works, in milliseconds.
 */
function letter(
  member: MemberRow,
  lang: Lang,
  kind: 'activation' | 'oneTimePassword' | 'reset',
  validity: number,
): Letter {
  const t = serverTexts[lang];
  return {
    to: member.loginEmail,
    lang,
    subject: t(`mail.${kind}_subject`),
    body: [
      t(`mail.${kind}_lead`),
      t(`mail.${kind}_validity`, { hours: validity / HOUR, minutes: validity / MINUTE }),
      t(`mail.${kind}_notYou`),
    ],
    code: null,
    link: null,
  };
}

const resetHref = (token: string, lang: Lang) => langUrl(lang, pagePath('resetPassword', { token }));

/** The link that activates an account with the password of its registration (spec §4 Account). */
export const activationMail = (member: MemberRow, token: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'activation', mailLinks.activation),
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
  ...letter(member, lang, 'reset', mailLinks.reset),
  link: { href: resetHref(token, lang), label: serverTexts[lang]('mail.reset_link') },
});

/** The password that logs in once (spec §4 One-time password). */
export const oneTimePasswordMail = (member: MemberRow, password: string, lang: Lang): Letter => ({
  ...letter(member, lang, 'oneTimePassword', oneTimePassword.validity),
  code: password,
});
