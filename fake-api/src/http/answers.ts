import { callOf } from '@first-gong/contract';
import { RuleError } from '@first-gong/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Struct } from 'superstruct';
import { type ActionName, isSearchCall, type SearchCall } from '../area/calls.js';
import { type BodyChecks, type CallContext, type Handlers, Redirect } from '../area/handlers.js';
import type { Lists } from '../lists/lists.js';
import type { Devices } from '../members/devices.js';
import { actingFor } from '../shared/actingSession.js';
import type { Counter } from '../shared/counter.js';
import { currentCall, knownQuery } from './matchedCall.js';
import { tokenOf, validated } from './request.js';
import type { ResponseCache } from './responseCache.js';
import { isHashing } from './steps.js';

export interface SearchDependencies {
  lists: Pick<Lists, 'searches'>;
  responseCache: Pick<ResponseCache, 'keepAndSend'>;
}

export interface AnswerDependencies extends SearchDependencies {
  handlers: Handlers;
  bodyChecks: BodyChecks;
  devices: Devices;
  hashLimit: Counter;
}

/** Returns the last step of a call: its handler or its list search. */
export const createAnswers =
  (parts: AnswerDependencies) =>
  (name: ActionName | SearchCall): RequestHandler =>
    isSearchCall(name)
      ? search(name, parts)
      : (request, response, next) => void act(name, request, response, parts).catch(next);

/** Sends a list from a search. */
export const search =
  <Name extends SearchCall>(name: Name, { lists, responseCache }: SearchDependencies): RequestHandler =>
  (request, response) =>
    responseCache.keepAndSend(
      request,
      response,
      lists.searches[name](knownQuery(name, response), currentCall(response).lang),
    );

/** Runs the handler of a call and sends the response. */
async function act<Name extends ActionName>(
  name: Name,
  request: Request,
  response: Response,
  { handlers, bodyChecks, devices, hashLimit }: AnswerDependencies,
): Promise<void> {
  const { lang, address, session, member } = currentCall(response);
  const context: CallContext<Name> = {
    lang,
    query: knownQuery(name, response),
    body: bodyIn(request, callOf(name).body, bodyChecks[name]),
    params: request.params,
    token: tokenOf(request),
    address,
    device: devices.of(request, response, address),
    member: () => {
      if (member === null) throw new RuleError('loginRequired');
      return member;
    },
  };
  const work = () => actingFor(session, () => handlers[name](context));
  const answer = await (isHashing(name) ? hashLimit.run(address, work) : work());
  if (answer instanceof Redirect) response.set('Cache-Control', 'no-store').redirect(303, answer.href);
  else sendOnce(response, answer);
}

/** The body of a call. A missing body is an empty object. */
const bodyIn = <Body>(
  request: Request,
  struct: Struct<Body, unknown> | undefined,
  check: BodyChecks[ActionName],
): Body => (struct === undefined ? (undefined as Body) : validated(request.body ?? {}, struct, check));

/** Sends a response without caching. Express's `json` would compute an ETag that is never used. */
function sendOnce(response: Response, body: unknown): void {
  const text = JSON.stringify(body);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
