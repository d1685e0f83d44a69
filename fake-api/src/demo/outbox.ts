import { htmlLangs, type Lang, locales, paginate, RuleError } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { Router } from 'express';
import type { Shop } from '../area/area.js';
import { refuseOthers } from '../http/refusals.js';
import { addressOf, langOf } from '../http/request.js';
import { sourceOf } from '../mail/message.js';
import { type MailRow, mailTable } from '../mail/rows.js';
import { type Html, html } from '../shared/html.js';
import { sendPage } from './page.js';

/** Mails per page. */
const pageSize = 100;

/** Mails, newest first: as HTML, as JSON pages and as single files. `to` filters by recipient. */
export function outboxPages({ store, siteUrl }: Pick<Shop, 'store' | 'siteUrl'>): Router {
  const pages = Router();
  const mailsTo = (to: string | null): MailRow[] =>
    to === null
      ? store.read().find(mailTable, 'true order by seq desc')
      : store.read().find(mailTable, '"to" = ? order by seq desc', to);

  pages.get('/outbox', (request, response) => {
    const lang = langOf(request);
    const { query } = addressOf(request);
    const mails = mailsTo(query.get('to')).slice(0, pageSize);
    const opened = mails.find(({ id }) => id === query.get('mail')) ?? mails[0];
    const t = serverTexts[lang];
    sendPage(request, response, lang, {
      title: t('outbox.title'),
      about: t('outbox.about'),
      main: html`<div class="wrap"><h1>${t('outbox.title')}</h1>${opened ? reader(mails, opened, lang) : html`<p class="lead">${t('outbox.empty')}</p>`}</div>`,
    });
  });

  pages.get('/outbox.json', (request, response) => {
    const { query } = addressOf(request);
    const { items, total } = paginate(mailsTo(query.get('to')), Number(query.get('page')), pageSize);
    response.set({ 'Cache-Control': 'no-store', 'X-Total-Count': String(total) }).json(items);
  });

  pages.get('/outbox.eml', (request, response, next) => {
    const mail = store.read().get(mailTable, addressOf(request).query.get('mail') ?? '');
    if (mail === undefined) throw new RuleError('notFound');
    sourceOf(mail, siteUrl())
      .then((text) => {
        const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'message/rfc822' };
        response.set(headers).attachment(`${mail.id}.eml`).send(text);
      })
      .catch(next);
  });
  pages.all(['/outbox', '/outbox.json', '/outbox.eml'], refuseOthers('GET'));
  return pages;
}

function reader(mails: readonly MailRow[], opened: MailRow, lang: Lang): Html {
  const t = serverTexts[lang];
  const { time, stamp } = createFormat(lang);
  const address = (mail: MailRow) => `/fake/outbox?${new URLSearchParams({ locale: locales[lang], mail: mail.id })}`;
  const entry = (mail: MailRow) =>
    html`<li><a href="${address(mail)}"${mail === opened ? html` aria-current="true"` : null}><span class="number">${time(mail.at)}</span><span><b lang="${htmlLangs[mail.lang]}">${mail.subject}</b>${mail.to}</span></a></li>`;
  return html`<div class="mail">
<nav aria-label="${t('outbox.list')}"><ul>${mails.map(entry)}</ul></nav>
<article>
<p class="hint"><span>${t('outbox.to', { to: opened.to })}</span> <span>${t('outbox.language', { language: serverTexts[opened.lang]('outbox.languageName') })}</span> <span>${stamp(opened.at)}</span></p>
<div lang="${htmlLangs[opened.lang]}">
<h2>${opened.subject}</h2>
${opened.body.map((paragraph) => html`<p>${paragraph}</p>`)}
${opened.code && html`<p class="code number">${opened.code}</p>`}
${opened.link && html`<p><a class="button buy" href="${opened.link.href}">${opened.link.label}</a></p>`}
${opened.otherLink ? html`<p><a href="${opened.otherLink.href}">${opened.otherLink.label}</a></p>` : null}
</div>
<p class="hint"><span>${t(`outbox.status_${opened.status}`)}</span> <a href="/fake/outbox.eml?mail=${opened.id}">${t('outbox.source')}</a></p>
</article>
</div>`;
}
