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

const letter = (member: MemberRow, lang: Lang, text: Paragraphs, values: Record<string, number>): Letter => ({
  to: member.loginEmail,
  lang,
  subject: text.subject,
  body: [
    fill(mailWords[lang].greeting, { name: member.name[lang] }),
    text.lead,
    fill(text.validity, values),
    text.notYou,
  ],
  code: null,
  link: null,
});

/** The link that activates an account (spec §4 Account). */
export function activationMail(member: MemberRow, token: string, lang: Lang): Letter {
  const { activation: text } = mailWords[lang];
  return {
    ...letter(member, lang, text, { hours: minutes(mailLinks.activation) / 60 }),
    link: { href: href(lang, 'login', { activate: token }), label: text.link },
  };
}

/** The link that sets a new password (spec §4 Password reset link). */
export function resetMail(member: MemberRow, token: string, lang: Lang): Letter {
  const { reset: text } = mailWords[lang];
  return {
    ...letter(member, lang, text, { minutes: minutes(mailLinks.reset) }),
    link: { href: langUrl(lang, pagePath('resetPassword', { token })), label: text.link },
  };
}

/** The password that logs in once (spec §4 One-time password). */
export function oneTimePasswordMail(member: MemberRow, password: string, lang: Lang): Letter {
  const { oneTimePassword: text } = mailWords[lang];
  return { ...letter(member, lang, text, { minutes: minutes(oneTimePassword.validity) }), code: password };
}
