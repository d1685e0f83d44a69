import { href, isSoldByNetwork, type Lang } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { Router } from 'express';
import { addressOf, langOf } from '../http/request.js';
import type { Programme } from '../lists/programme.js';
import { html } from '../shared/html.js';
import { type FakePages, type Page, sendPage } from './page.js';

/** The page in the place of the government ticketing network (spec §2 Home and listing). */
export function networkPages(programmes: () => Programme): FakePages {
  const router = Router();
  router.get('/network', (request, response) => {
    const lang = langOf(request);
    const t = serverTexts[lang];
    const event = programmes().event(addressOf(request).query.get('eventId') ?? '');
    if (event === undefined || !isSoldByNetwork(event.group)) {
      sendPage(request, response, lang, pageOf(lang, t('network.unknown'), t('network.unknownText')), 404);
    } else {
      sendPage(request, response, lang, pageOf(lang, event.title[lang], t('network.lead')));
    }
  });
  return { router, methods: { '/network': 'GET' } };
}

function pageOf(lang: Lang, heading: string, lead: string): Page {
  const t = serverTexts[lang];
  const title = t('network.title');
  return {
    title,
    about: t('network.about'),
    main: html`<div class="slip"><div>
<p class="kick">${title}</p>
<h1>${heading}</h1>
<p class="lead">${lead}</p>
<p><a class="button" href="${href(lang, 'home')}">${t('network.back')}</a></p>
</div></div>`,
  };
}
