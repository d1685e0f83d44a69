import type { Call } from '@first-gong/contract';
import { type Lang, locales, RuleError } from '@first-gong/domain';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import { disturb } from '../control/disturb.js';
import type { SettingsBox } from '../control/settings.js';
import type { Lists } from '../lists/lists.js';
import type { Rows } from '../lists/rows.js';
import type { Sessions } from '../members/sessions.js';
import { collectionNames, createCollections } from './collections.js';
import { type Asked, type Handlers, Redirect } from './handlers.js';
import { type Answer, createListCache } from './listCache.js';
import { demandOpen } from './maintenance.js';
import { sendFailure } from './problem.js';
import { addressOf, bodyLimit, langOf, queryOf, shaped, tokenOf } from './request.js';
import {
  type ActionName,
  type CollectionName,
  callOf,
  type KeptName,
  type ListName,
  methodsOf,
  type Route,
  routeOf,
} from './routes.js';

export interface ShopParts {
  lists: Lists;
  handlers: Handlers;
  sessions: Sessions;
  settings: SettingsBox;
  /** Settles what is due before anybody looks. */
  sweep: () => Promise<void>;
  now: () => number;
  /** A folder for json-server's static files; it holds nothing for the shop. */
  staticFolder: string;
}

/** How a body is sent, by the contract's `encoding`. */
const bodyTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const isList = (name: string, lists: Lists): name is ListName => Object.hasOwn(lists.answers, name);
const isCollection = (name: string): name is CollectionName => collectionNames.some((known) => known === name);
const isKept = (name: string, lists: Lists): name is KeptName =>
  name === 'config' || isCollection(name) || isList(name, lists);

/**
 * Every call of the contract: guard, then the answers that are kept as bytes, then json-server's middlewares and router,
 * then our rules.
 */
export function createShop({ lists, handlers, sessions, settings, sweep, now, staticFolder }: ShopParts): Router {
  const shop = Router();
  const cache = createListCache();

  shop.use((request, response, next) => {
    const { path, query } = addressOf(request);
    try {
      response.locals.route = routeOf(request.method, path);
    } catch (error) {
      const allowed = methodsOf(path);
      if (allowed.length > 0) response.set('Allow', allowed.join(', '));
      throw error;
    }
    if (Number(request.get('content-length') ?? 0) > bodyLimit) throw new RuleError('payloadTooLarge');
    // json-server shall see nothing but the language: its own operators (_like, callback) are not part of the contract.
    request.url = `${path}?locale=${locales[langOf(request)]}`;
    response.locals.query = query;
    next();
  });

  shop.use(disturb((response) => routeIn(response).name, settings));

  shop.use((_request, response, next) => {
    const { name } = routeIn(response);
    if (!isKept(name, lists)) demandOpen(name, settings.read().maintenance, now(), response);
    next();
  });

  shop.use(async (_request, _response, next) => {
    try {
      await sweep();
      next();
    } catch (error) {
      next(error);
    }
  });

  shop.use((request, response, next) => {
    const { name } = routeIn(response);
    if (!isKept(name, lists)) return next();
    const lang = langOf(request);
    const query = queryIn(response, callOf(name));
    const key = JSON.stringify([name, lang, query]);
    const version = lists.version(name);
    response.locals.keepAs = { key, version };
    if (cache.sendKept(request, response, key, version)) return;
    if (isCollection(name)) next();
    else cache.keepAndSend(request, response, key, version, answerOf(lists, name, query, lang));
  });

  shop.use(...jsonServer.defaults({ static: staticFolder, noCors: true, logger: false }));

  const collections = createCollections(lists, (request, response, rows) => {
    const { key, version } = response.locals.keepAs;
    cache.keepAndSend(request, response, key, version, { body: rows, total: rows.length });
  });
  shop.use((request, response, next) =>
    isCollection(routeIn(response).name) ? collections(request, response, next) : next(),
  );

  shop.use((request, response, next) => {
    const { name } = routeIn(response);
    const { who, body, encoding = 'json' } = callOf(name);
    if (who === 'member') response.locals.member = sessions.memberOf(tokenOf(request));
    if (body !== undefined && request.is(bodyTypes[encoding]) === false) throw new RuleError('unsupportedMediaType');
    next();
  });
  shop.use(express.json({ limit: bodyLimit, type: bodyTypes.json }));
  shop.use(express.urlencoded({ limit: bodyLimit, type: bodyTypes.form, extended: false }));

  shop.use((request, response, next) => {
    answerAction(request, response, handlers).catch(next);
  });

  shop.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    if (error instanceof RuleError && (error.code === 'loginRequired' || error.code === 'sessionExpired')) {
      response.set('WWW-Authenticate', 'Bearer');
    }
    sendFailure(response, langOf(request), error);
  });
  return shop;
}

const routeIn = (response: Response): Route => response.locals.route;
const queryIn = (response: Response, call: Pick<Call, 'query'>) => queryOf(response.locals.query, call.query);

function answerOf(lists: Lists, name: ListName | 'config', query: unknown, lang: Lang): Answer {
  if (name === 'config') return { body: lists.config(), total: null };
  const list = lists.answers[name] as (query: unknown, lang: Lang) => Rows<unknown>;
  const { rows, total } = list(query, lang);
  return { body: rows, total };
}

async function answerAction(request: Request, response: Response, handlers: Handlers): Promise<void> {
  const { name, params } = routeIn(response);
  const call = callOf(name);
  const handler = handlers[name as ActionName] as (asked: Asked<never>) => unknown;
  const answer = await handler({
    lang: langOf(request),
    query: queryIn(response, call),
    body: call.body === undefined ? undefined : shaped(request.body, call.body),
    params,
    token: tokenOf(request),
    address: request.socket.remoteAddress ?? '',
    member: () => {
      if (response.locals.member === undefined) throw new RuleError('loginRequired');
      return response.locals.member;
    },
  } as Asked<never>);
  response.set('Cache-Control', 'no-store');
  if (answer instanceof Redirect) response.redirect(303, answer.href);
  else response.json(answer);
}
