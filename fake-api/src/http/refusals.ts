import { type CallName, callNames, callOf, calls } from '@first-gong/contract';
import { RuleError } from '@first-gong/domain';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { AskLater } from '../shared/askLater.js';
import { callIfAny } from './matchedCall.js';
import { sendFailure } from './problem.js';
import { langOf } from './request.js';

/** Delay in milliseconds of responses that ask a client to wait. Slows down clients that retry at once. */
const refusalPause = 200;

/** Sends an error response in the language of the request. */
export function sendRefusal(error: unknown, request: Request, response: Response): void {
  if (error instanceof RuleError && (error.code === 'loginRequired' || error.code === 'sessionExpired')) {
    response.set('WWW-Authenticate', 'Bearer');
  }
  const call = callIfAny(response);
  const send = () => sendFailure(response, call?.lang ?? langOf(request), error, call && callOf(call.name).systemError);
  if (error instanceof AskLater) setTimeout(send, refusalPause);
  else send();
}

/** Error handler of Express. */
export const refuse: ErrorRequestHandler = (error, request, response, _next) => sendRefusal(error, request, response);

/** Rejects unknown paths. */
export const refusePath: RequestHandler = () => {
  throw new RuleError('notFound');
};

/** Rejects other methods. */
export const refuseOthers =
  (allowed: string): RequestHandler =>
  (_request, response) => {
    response.set('Allow', allowed);
    throw new RuleError('methodNotAllowed');
  };

/**
 * Rejects other methods of a call. Help texts link to some calls (spec §2: /ContactUs.do), so browsers get the page
 * instead.
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
