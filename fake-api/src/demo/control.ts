import { type CallName, callNames } from '@first-gong/contract';
import { locales, RuleError } from '@first-gong/domain';
import { type Response, Router } from 'express';
import { parsers } from '../http/bodies.js';
import { addressOf, langOf, validated } from '../http/request.js';
import { ClockChange, ControlChange } from './controlChange.js';
import { changeOf } from './controlFields.js';
import { controlPage } from './controlPage.js';
import { type FakePages, sendPage } from './page.js';
import type { Control } from './switches.js';

const isCallName = (text: string | null): text is CallName => callNames.some((name) => name === text);

const send = (response: Response, value: unknown) => response.set('Cache-Control', 'no-store').json(value);

/**
 * The switches of the demonstration, for people (`/control`), for programs (`/control.json`), and the clock alone
 * (`/clock`).
 */
export function controlPages(control: Control): FakePages {
  const pages = Router();

  pages.get('/control', (request, response) => {
    const lang = langOf(request);
    const { query } = addressOf(request);
    const call = query.get('call');
    const notice = query.has('done') ? 'done' : null;
    sendPage(request, response, lang, controlPage(control.state(), lang, isCallName(call) ? call : null, notice));
  });

  pages.post('/control', parsers.form, (request, response, next) => {
    const lang = langOf(request);
    const apply = async () => control.apply(validated(changeOf(request.body), ControlChange));
    apply().then(
      () => response.redirect(303, `/fake/control?${new URLSearchParams({ locale: locales[lang], done: '' })}`),
      (error: unknown) => {
        if (!(error instanceof RuleError)) return next(error);
        sendPage(request, response, lang, controlPage(control.state(), lang, null, 'refused'), 400);
      },
    );
  });

  pages.get('/control.json', (_request, response) => void send(response, control.state()));
  pages.post('/control.json', parsers.json, (request, response, next) => {
    const apply = async () => control.apply(validated(request.body, ControlChange));
    apply().then(() => send(response, control.state()), next);
  });

  pages.get('/clock', (_request, response) => void send(response, { now: control.state().now }));
  pages.post('/clock', parsers.json, (request, response) => {
    control.moveClock(validated(request.body, ClockChange));
    send(response, { now: control.state().now });
  });
  const methods = Object.fromEntries(['/control', '/control.json', '/clock'].map((path) => [path, 'GET, POST']));
  return { router: pages, methods };
}
