import { href, type Lang, langUrl, mailLinks, oneTimePassword, pagePath } from '@first-gong/domain';
import type { MemberRow } from '../members/rows.js';
import { fill } from '../pages/words.js';
import type { Letter } from './rows.js';
import { mailWords } from './words.js';

const minutes = (milliseconds: number) => milliseconds / 60_000;

interface Paragraphs {
  subject: string;
  lead: string;
  validity: string;
  notYou: string;
}

/**
 * A mail about an account. It names nobody: anybody can register any email under any name, and these mails would carry
 * the name, with an advertisement or an address in it, to people who never heard of the shop.
 */
const letter = (member: MemberRow, lang: Lang, text: Paragraphs, values: Record<string, number>): Letter => ({
  to: member.loginEmail,
  lang,
  subject: text.subject,
  body: [text.lead, fill(text.validity, values), text.notYou],
  code: null,
  link: null,
});

const resetHref = (token: string, lang: Lang) => langUrl(lang, pagePath('resetPassword', { token }));

/** The link that activates an account with the password of its registration (spec §4 Account). */
export function activationMail(member: MemberRow, token: string, lang: Lang): Letter {
  const { activation: text } = mailWords[lang];
  return {
    ...letter(member, lang, text, { hours: minutes(mailLinks.activation) / 60 }),
    link: { href: href(lang, 'login', { view: 'activation', activate: token }), label: text.link },
  };
}

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
  const { otherPassword } = mailWords[lang];
  return {
    ...mail,
    body: [...mail.body, fill(otherPassword.lead, { minutes: minutes(mailLinks.reset) })],
    otherLink: { href: resetHref(tokens.reset, lang), label: otherPassword.link },
  };
}

/** The link that sets a new password (spec §4 Password reset link). */
export function resetMail(member: MemberRow, token: string, lang: Lang): Letter {
  const { reset: text } = mailWords[lang];
  return {
    ...letter(member, lang, text, { minutes: minutes(mailLinks.reset) }),
    link: { href: resetHref(token, lang), label: text.link },
  };
}

/** The password that logs in once (spec §4 One-time password). */
export function oneTimePasswordMail(member: MemberRow, password: string, lang: Lang): Letter {
  const { oneTimePassword: text } = mailWords[lang];
  return { ...letter(member, lang, text, { minutes: minutes(oneTimePassword.validity) }), code: password };
}
