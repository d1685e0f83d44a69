import type { Lang } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { Letter } from '../mail/rows.js';
import { isolated } from '../shared/isolated.js';
import type { MemberRow } from '../shared/member.js';
import { wordedNotice } from './notices.js';
import type { Notice } from './rows.js';

export function noticeMail(notice: Notice, member: MemberRow, lang: Lang, label: string): Letter {
  const { title, body, href } = wordedNotice(notice, lang);
  return {
    to: member.loginEmail,
    lang,
    subject: title,
    body: [serverTexts[lang]('mail.greeting', { name: isolated(member.name[lang]) }), ...body],
    code: null,
    link: href === null ? null : { href, label },
  };
}
