import { type CallName, callNames, callOf, calls } from '@first-gong/contract';
import { RuleError } from '@first-gong/domain';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { AskLater } from '../shared/askLater.js';
import { callIfAny } from './callInHand.js';
import { sendFailure } from './problem.js';
import { langOf } from './request.js';

/**
 * Milliseconds before the answer that asks a client to wait. Without the pause, a client that asks again at once keeps
 * the server busy with refusals.
 */
const refusalPause = 200;

/** Sends the answer to an error, in the language of the request. */
export function sendRefusal(error: unknown, request: Request, response: Response): void {
  if (error instanceof RuleError && (error.code === 'loginRequired' || error.code === 'sessionExpired')) {
    response.set('WWW-Authenticate', 'Bearer');
  }
  const call = callIfAny(response);
  const send = () => sendFailure(response, call?.lang ?? langOf(request), error, call && callOf(call.name).systemError);
  if (error instanceof AskLater) setTimeout(send, refusalPause);
  else send();
}

/** The last step of a request that has failed. */
export const refuse: ErrorRequestHandler = (error, request, response, _next) => sendRefusal(error, request, response);

/** Refuses a path that no call has. */
export const refusePath: RequestHandler = () => {
  throw new RuleError('notFound');
};

/** Refuses every method but the allowed ones. */
export const refuseOthers =
  (allowed: string): RequestHandler =>
  (_request, response) => {
    response.set('Allow', allowed);
    throw new RuleError('methodNotAllowed');
  };

/**
 * Refuses a method that no call of this path has. Help texts link to some of these addresses (spec §2: /ContactUs.do): a
 * browser that asks for HTML gets the page.
 */
export function refuseMethod(name: CallName): RequestHandler {
  const { path } = calls[name];
  const allowed = callNames.filter((other) => calls[other].path === path).map((other) => calls[other].method);
  const refuseTheRest = refuseOthers(allowed.join(', '));
  return (request, response, next) => {
    const isForPages = request.method === 'GET' && !/^\/(?:api|data)\//.test(path);
    if (isForPages && request.accepts(['json', 'html']) === 'html') next();
    else refuseTheRest(request, response, next);
  };
}
