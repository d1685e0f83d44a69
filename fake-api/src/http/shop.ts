import type { Call } from '@first-gong/contract';
import { type Lang, locales, RuleError } from '@first-gong/domain';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Lists } from '../lists/lists.js';
import type { Sessions } from '../members/sessions.js';
import { collectionNames, createCollections } from './collections.js';
import { type Asked, type Handlers, Redirect } from './handlers.js';
import { createListCache } from './listCache.js';
import { sendFailure } from './problem.js';
import { addressOf, bodyLimit, langOf, queryOf, shaped, tokenOf } from './request.js';
import { type ActionName, callOf, type ListName, methodsOf, type Route, routeOf } from './routes.js';

export interface ShopParts {
  lists: Lists;
  handlers: Handlers;
  sessions: Sessions;
  /** Settles what is due before anybody looks. */
  sweep: () => Promise<void>;
  /** A folder for json-server's static files; it holds nothing for the shop. */
  staticFolder: string;
}

/** How a body is sent, by the contract's `encoding`. */
const bodyTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const isList = (name: string, lists: Lists): name is ListName => Object.hasOwn(lists.answers, name);

/** Every call of the contract: guard, then json-server's own middlewares, then our rules, then json-server's router. */
export function createShop({ lists, handlers, sessions, sweep, staticFolder }: ShopParts): Router {
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

  shop.use(...jsonServer.defaults({ static: staticFolder, noCors: true, logger: false }));

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
    if (callOf(name).who === 'member') response.locals.member = sessions.memberOf(tokenOf(request));
    if (!isList(name, lists)) return next();
    const lang = langOf(request);
    const query = queryIn(response, callOf(name));
    const answer = lists.answers[name] as (query: unknown, lang: Lang) => ReturnType<Lists['answers'][ListName]>;
    cache.send(request, response, JSON.stringify([name, lang, query]), lists.version(name), () => answer(query, lang));
  });

  const collections = createCollections(lists);
  shop.use((request, response, next) =>
    collectionNames.some((name) => name === routeIn(response).name) ? collections(request, response, next) : next(),
  );

  shop.use((request, response, next) => {
    const { body, encoding = 'json' } = callOf(routeIn(response).name);
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
