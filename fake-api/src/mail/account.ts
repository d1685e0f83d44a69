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

/** A mail with the link that sets a password (spec §4 Password reset link). */
const passwordMail = (member: MemberRow, token: string, lang: Lang, text: Paragraphs & { link: string }): Letter => ({
  ...letter(member, lang, text, { minutes: minutes(mailLinks.reset) }),
  link: { href: langUrl(lang, pagePath('resetPassword', { token })), label: text.link },
});

/** The link that activates an account with the password of its registration (spec §4 Account). */
export function activationMail(member: MemberRow, token: string, lang: Lang): Letter {
  const { activation: text } = mailWords[lang];
  return {
    ...letter(member, lang, text, { hours: minutes(mailLinks.activation) / 60 }),
    link: { href: href(lang, 'login', { view: 'activation', activate: token }), label: text.link },
  };
}

/** The link that sets the password of an account which is not activated, and activates it (spec §8 Forgot password). */
export const firstPasswordMail = (member: MemberRow, token: string, lang: Lang): Letter =>
  passwordMail(member, token, lang, mailWords[lang].firstPassword);

/** The link that sets a new password (spec §4 Password reset link). */
export const resetMail = (member: MemberRow, token: string, lang: Lang): Letter =>
  passwordMail(member, token, lang, mailWords[lang].reset);

/** The password that logs in once (spec §4 One-time password). */
export function oneTimePasswordMail(member: MemberRow, password: string, lang: Lang): Letter {
  const { oneTimePassword: text } = mailWords[lang];
  return { ...letter(member, lang, text, { minutes: minutes(oneTimePassword.validity) }), code: password };
}
