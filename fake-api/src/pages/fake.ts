import { RuleError, toMilliseconds } from '@first-gong/domain';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Clock } from '../clock.js';
import { sendFailure } from '../http/problem.js';
import { bodyLimit, langOf } from '../http/request.js';
import type { Orders } from '../order/orders.js';
import type { ShopStore } from '../state.js';
import { createBank } from './bank.js';
import { createOutbox } from './outbox.js';

export interface FakeParts {
  store: ShopStore;
  orders: Orders;
  clock: Clock;
  /** Whether /fake/clock answers. */
  allowClock: boolean;
  sweep: () => Promise<void>;
  staticFolder: string;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What stands in for the world around the shop: a bank, a mail box, and, where it is allowed, a clock to turn. */
export function createFake({ store, orders, clock, allowClock, sweep, staticFolder }: FakeParts): Router {
  const fake = Router();
  fake.use(...jsonServer.defaults({ static: staticFolder, noCors: true, logger: false }));
  fake.use((_request, _response, next) => {
    sweep().then(() => next(), next);
  });
  const outbox = createOutbox(store);
  fake.use('/bank', createBank(store, orders));
  fake.use('/outbox', outbox.page);
  fake.use('/outbox.json', outbox.json);
  fake.get('/charges.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json([...store.read().all('charges')]);
  });
  if (allowClock) fake.use('/clock', clockRouter(clock));

  fake.use((request, response) => {
    const known = ['/bank', '/outbox', '/outbox.json', '/charges.json', ...(allowClock ? ['/clock'] : [])];
    if (!known.includes(request.path)) throw new RuleError('notFound');
    response.set('Allow', request.path === '/bank' || request.path === '/clock' ? 'GET, POST' : 'GET');
    throw new RuleError('methodNotAllowed');
  });
  fake.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendFailure(response, langOf(request), error),
  );
  return fake;
}

/** Ten years in milliseconds: no test needs more, and a clock beyond the calendar would stop the shop. */
const longestAdvance = 10 * 365 * 24 * 60 * 60 * 1000;

/** GET says the time; POST `{advance}` in milliseconds or `{now}` as an instant moves it. Only from this machine. */
function clockRouter(clock: Clock): Router {
  const router = Router();
  router.use((request, _response, next) => {
    if (!loopback.has(request.socket.remoteAddress ?? '')) throw new RuleError('forbidden');
    next();
  });
  const answer = (response: Response) =>
    response.set('Cache-Control', 'no-store').json({ now: new Date(clock.now()).toISOString() });
  router.get('/', (_request, response) => answer(response));
  router.post('/', express.json({ limit: bodyLimit }), (request, response) => {
    const { advance, now } = request.body as { advance?: unknown; now?: unknown };
    if (typeof advance === 'number' && Math.abs(advance) <= longestAdvance) clock.advance(advance);
    else if (typeof now === 'string') clock.set(instantOf(now));
    else throw new RuleError('badRequest', [{ field: 'advance', code: 'badRequest' }]);
    answer(response);
  });
  return router;
}

function instantOf(text: string): number {
  try {
    return toMilliseconds(text);
  } catch {
    throw new RuleError('badRequest', [{ field: 'now', code: 'badRequest' }]);
  }
}
