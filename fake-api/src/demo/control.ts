import { type CallName, callNames } from '@first-gong/contract';
import { locales, RuleError } from '@first-gong/domain';
import { type Response, Router } from 'express';
import { refuseOthers } from '../http/refusals.js';
import { addressOf, langOf, parsers, validated } from '../http/request.js';
import type { OpenShop } from '../openShop.js';
import { ClockChange, ControlChange } from './controlChange.js';
import { changeOf } from './controlFields.js';
import { controlPage } from './controlPage.js';
import { sendPage } from './page.js';
import { createSwitches } from './switches.js';

const isCallName = (text: string | null): text is CallName => callNames.some((name) => name === text);

const send = (response: Response, value: unknown) => response.set('Cache-Control', 'no-store').json(value);

/** Switches for people (`/control`) and programs (`/control.json`), and the clock (`/clock`). */
export function controlPages(shop: OpenShop): Router {
  const { state, moveClock, apply } = createSwitches(shop);
  const change = async (fields: unknown) => apply(validated(fields, ControlChange));
  const pages = Router();

  pages.get('/control', (request, response) => {
    const lang = langOf(request);
    const { query } = addressOf(request);
    const call = query.get('call');
    const notice = query.has('done') ? 'done' : null;
    sendPage(request, response, lang, controlPage(state(), lang, isCallName(call) ? call : null, notice));
  });
  pages.post('/control', parsers.form, (request, response, next) => {
    const lang = langOf(request);
    change(changeOf(request.body)).then(
      () => response.redirect(303, `/fake/control?${new URLSearchParams({ locale: locales[lang], done: '' })}`),
      (error: unknown) => {
        if (!(error instanceof RuleError)) return next(error);
        sendPage(request, response, lang, controlPage(state(), lang, null, 'refused'), 400);
      },
    );
  });

  pages.get('/control.json', (_request, response) => void send(response, state()));
  pages.post('/control.json', parsers.json, (request, response, next) => {
    change(request.body).then(() => send(response, state()), next);
  });

  pages.get('/clock', (_request, response) => void send(response, { now: state().now }));
  pages.post('/clock', parsers.json, (request, response) => {
    moveClock(validated(request.body, ClockChange));
    send(response, { now: state().now });
  });
  pages.all(['/control', '/control.json', '/clock'], refuseOthers('GET, POST'));
  return pages;
}
