import { href, isSoldByNetwork } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { Router } from 'express';
import { refuseOthers } from '../http/refusals.js';
import { addressOf, langOf } from '../http/request.js';
import type { Programme } from '../lists/programme.js';
import { messagePage, sendPage } from './page.js';

/** Replaces the site of the government ticketing network (spec §2 Home and listing). */
export function networkPages(programmes: () => Programme): Router {
  const pages = Router();
  pages.get('/network', (request, response) => {
    const lang = langOf(request);
    const t = serverTexts[lang];
    const event = programmes().event(addressOf(request).query.get('eventId') ?? '');
    const isKnown = event !== undefined && isSoldByNetwork(event.group);
    const page = messagePage({
      title: t('network.title'),
      about: t('network.about'),
      kick: t('network.title'),
      heading: isKnown ? event.title[lang] : t('network.unknown'),
      lead: isKnown ? t('network.lead') : t('network.unknownText'),
      link: { href: href(lang, 'home'), label: t('network.back') },
    });
    sendPage(request, response, lang, page, isKnown ? 200 : 404);
  });
  pages.all('/network', refuseOthers('GET'));
  return pages;
}
