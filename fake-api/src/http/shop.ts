import { callOf } from '@first-gong/contract';
import { type Lang, locales, RuleError } from '@first-gong/domain';
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Struct } from 'superstruct';
import { disturb } from '../control/disturb.js';
import type { SettingsBox } from '../control/settings.js';
import type { Lists } from '../lists/lists.js';
import type { Rows } from '../lists/rows.js';
import type { Sessions } from '../members/sessions.js';
import { collectionNames, createCollections } from './collections.js';
import { type Handlers, Redirect } from './handlers.js';
import { type Answer, createKeptAnswers } from './keptAnswers.js';
import { demandOpen } from './maintenance.js';
import { sendFailure } from './problem.js';
import { addressOf, bodyLimit, langOf, queryOf, tokenOf, validated } from './request.js';
import {
  type ActionName,
  type CollectionName,
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

/** Waits until a middleware lets the request go on. */
const through = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });

const parsers = {
  json: express.json({ limit: bodyLimit, type: bodyTypes.json }),
  form: express.urlencoded({ limit: bodyLimit, type: bodyTypes.form, extended: false }),
};

/**
 * Every call of the contract, step by step: guard, then the answers that are kept as bytes, then json-server's
 * middlewares and router, then our rules. One function and no chain of middlewares: each link of one costs a call as
 * much as its rule does.
 */
export function createShop(parts: ShopParts): RequestHandler {
  const { lists, handlers, sessions, settings, sweep, now, staticFolder } = parts;
  const keptAnswers = createKeptAnswers();
  const disturbed = disturb((response) => routeIn(response).name, settings);
  // json-server's middlewares pack what is read; the answer to a write is short, and waits for the disk alone.
  const reading = Router().use(...jsonServer.defaults({ static: staticFolder, noCors: true, logger: false }));
  const collections = createCollections(lists, (request, response, rows) => {
    const { key, version } = response.locals.keepAs;
    keptAnswers.keepAndSend(request, response, key, version, { body: rows, total: rows.length });
  });

  /** Sends an answer that is kept; answers whether there was one, or it could be made here. */
  const sentAsKept = (name: KeptName, request: Request, response: Response): boolean => {
    const lang = langOf(request);
    const query = queryIn(response, callOf(name).query);
    const key = JSON.stringify([name, lang, query]);
    const version = lists.version(name);
    response.locals.keepAs = { key, version };
    if (keptAnswers.sendKept(request, response, key, version)) return true;
    if (isCollection(name)) return false;
    keptAnswers.keepAndSend(request, response, key, version, answerOf(lists, name, query, lang));
    return true;
  };

  const serve = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { path, query } = addressOf(request);
    const { name } = enter(request, response, path, query);
    await through(disturbed, request, response);
    const kept = isKept(name, lists);
    if (!kept) demandOpen(name, settings.read().maintenance, now(), response);
    await sweep();
    if (kept && sentAsKept(name, request, response)) return;
    if (callOf(name).method === 'GET') await through(reading, request, response);
    if (isCollection(name)) collections(request, response, next);
    else await answerAction(name as ActionName, request, response, handlers, sessions);
  };

  return (request, response, next) => {
    serve(request, response, next).catch((error: unknown) => {
      if (error instanceof RuleError && (error.code === 'loginRequired' || error.code === 'sessionExpired')) {
        response.set('WWW-Authenticate', 'Bearer');
      }
      const route: Route | undefined = response.locals.route;
      sendFailure(response, langOf(request), error, route && callOf(route.name).systemError);
    });
  };
}

/** Finds the call that a request makes. @throws RuleError for one that is in no table, or too large to be read. */
function enter(request: Request, response: Response, path: string, query: URLSearchParams): Route {
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
  return routeIn(response);
}

const routeIn = (response: Response): Route => response.locals.route;
/** The query of a call; a call without one never reads it. */
const queryIn = <Query>(response: Response, struct: Struct<Query, unknown> | undefined): Query =>
  struct === undefined ? (undefined as Query) : queryOf(response.locals.query, struct);
/** The body of a call; a call without one never reads it. */
const bodyIn = <Body>(request: Request, struct: Struct<Body, unknown> | undefined): Body =>
  struct === undefined ? (undefined as Body) : validated(request.body, struct);

function answerOf(lists: Lists, name: ListName | 'config', query: unknown, lang: Lang): Answer {
  if (name === 'config') return { body: lists.config(), total: null };
  const list = lists.answers[name] as (query: unknown, lang: Lang) => Rows<unknown>;
  const { rows, total } = list(query, lang);
  return { body: rows, total };
}

async function answerAction<Name extends ActionName>(
  name: Name,
  request: Request,
  response: Response,
  handlers: Handlers,
  sessions: Sessions,
): Promise<void> {
  const call = callOf(name);
  const token = tokenOf(request);
  const member = call.who === 'member' ? sessions.memberOf(token) : null;
  if (call.body !== undefined) {
    const { encoding = 'json' } = call;
    if (request.is(bodyTypes[encoding]) === false) throw new RuleError('unsupportedMediaType');
    await through(parsers[encoding], request, response);
  }
  const answer = await handlers[name]({
    lang: langOf(request),
    query: queryIn(response, call.query),
    body: bodyIn(request, call.body),
    params: routeIn(response).params,
    token,
    address: request.socket.remoteAddress ?? '',
    member: () => {
      if (member === null) throw new RuleError('loginRequired');
      return member;
    },
  });
  response.set('Cache-Control', 'no-store');
  if (answer instanceof Redirect) response.redirect(303, answer.href);
  else response.json(answer);
}
