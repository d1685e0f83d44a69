import { htmlLangs } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { html } from '../shared/html.js';
import { attachmentsOf } from './attachments.js';
import type { MailRow } from './rows.js';

/** Domain of sender and Message-ID. `.example` is reserved (RFC 2606). */
const domain = 'first-gong.example';

/** A nodemailer message as plain text and HTML. Links are relative to `siteUrl`. */
export function messageOf(mail: MailRow, siteUrl: string): SendMailOptions {
  return {
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.at),
    from: { name: serverTexts[mail.lang]('common.brandName'), address: `tickets@${domain}` },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    // For Chinese, base64 is half as long as quoted-printable.
    textEncoding: 'base64',
    text: textOf(mail, siteUrl),
    html: htmlOf(mail, siteUrl),
    attachments: attachmentsOf(mail, siteUrl),
    headers: { 'Content-Language': htmlLangs[mail.lang], 'Auto-Submitted': 'auto-generated' },
  };
}

/** Source of a mail (RFC 5322), for mail programs. */
export async function sourceOf(mail: MailRow, siteUrl: string): Promise<Buffer | string> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail(messageOf(mail, siteUrl));
  return Buffer.isBuffer(message) ? message : '';
}

const linksOf = ({ link, otherLink }: MailRow) => [link, otherLink].filter((each) => each != null);

function textOf(mail: MailRow, siteUrl: string): string {
  const links = linksOf(mail).map(({ href, label }) => `${label}\n${siteUrl}${href}`);
  return [...mail.body, mail.code, ...links].filter((paragraph) => paragraph !== null).join('\n\n');
}

function htmlOf(mail: MailRow, siteUrl: string): string {
  const { lang, subject, body, code } = mail;
  const document = html`<!doctype html>
<html lang="${htmlLangs[lang]}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<h1>${subject}</h1>
${body.map((paragraph) => html`<p>${paragraph}</p>`)}
${code && html`<p><strong style="font-size: 2em; letter-spacing: 0.2em">${code}</strong></p>`}
${linksOf(mail).map(({ href, label }) => html`<p><a href="${siteUrl}${href}">${label}</a></p>`)}
</body>
</html>`;
  return document.text;
}
