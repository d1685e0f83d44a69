import { setImmediate as pause } from 'node:timers/promises';
import { type CallName, callOf } from '@first-gong/contract';
import { hashThrottle, RuleError, requestLimits } from '@first-gong/domain';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import jsonServer from 'json-server';
import pLimit from 'p-limit';
import type { Struct } from 'superstruct';
import { disturb } from '../control/disturb.js';
import type { Lists } from '../lists/lists.js';
import type { Devices } from '../members/devices.js';
import type { Sessions } from '../members/sessions.js';
import { actingFor } from '../shared/actingSession.js';
import { AskLater } from '../shared/askLater.js';
import { Counter } from '../shared/counter.js';
import type { SettingsBox } from '../shared/settings.js';
import { bodyTypes, parsers } from './bodies.js';
import { type CallInHand, callIn, knownQuery, takeInHand } from './callInHand.js';
import { type BodyChecks, type CallContext, type Handlers, Redirect } from './handlers.js';
import { type Answer, createKeptAnswers } from './keptAnswers.js';
import { demandOpen } from './maintenance.js';
import { sendFailure } from './problem.js';
import { addressOf, langOf, tokenOf, validated } from './request.js';
import { createResourceRouter } from './resourceRouter.js';
import { type ActionName, isKept, methodsOf } from './routes.js';

export interface ShopParts {
  lists: Lists;
  handlers: Handlers;
  bodyChecks: BodyChecks;
  sessions: Sessions;
  devices: Devices;
  settings: SettingsBox;
  /** Settles what is due before a request reads anything; null when nothing is. */
  sweep: () => Promise<void> | null;
  now: () => number;
  /** Shows the length of a queue to the operator. */
  addQueue: (name: string, length: () => number) => void;
}

/**
 * Milliseconds before the answer that asks a client to wait. Without the pause, a client that asks again at once keeps
 * the server busy with refusals.
 */
const refusalPause = 200;

/** Calls that hash or compare a password: each costs 32 MB and 70 ms. Those that send mail have limits beside this. */
const hashingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'loginOtp',
  'otp',
  'otp2',
  'otp3',
  'register',
  'resetPassword',
  'changePassword',
]);

/** Calls that lay out a plan or search: each takes milliseconds of the one thread, and any visitor may send it. */
const costlyCalls: ReadonlySet<CallName> = new Set<CallName>(['bestSeats', 'seatPlan', 'searchSuggestions']);
/** The most of them that wait for their turn: the last one waits about a second. */
const mostWaiting = 100;

/** Waits until a middleware lets the request go on. */
const through = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });

/**
 * Every call of the contract, step by step: the guard, then the answers that are kept as bytes, then the resource that
 * json-server's rewriter leads to. The steps before the resource are one function and not a chain of middlewares,
 * because each link of a chain takes as long as many a rule.
 */
export function createShop(parts: ShopParts): RequestHandler {
  const { lists, settings, sweep, now } = parts;
  const keptAnswers = createKeptAnswers();
  const disturbed = disturb((response) => callIn(response).name, settings);
  const hashes = new Counter(hashThrottle, now);
  // The first middleware of json-server compresses answers to reads. The answer to a write is too short for that. The
  // other middlewares would look for a file with the path of every call.
  const reading = Router().use(...jsonServer.defaults({ noCors: true, logger: false }).slice(0, 1));
  const send = (request: Request, response: Response, answer: Answer): void => {
    const { keepAs } = callIn(response);
    if (keepAs) keptAnswers.keepAndSend(request, response, keepAs.key, keepAs.version, answer);
    else sendOnce(response, answer.body);
  };
  const act = (name: ActionName, request: Request, response: Response) =>
    answerAction(name, request, response, hashes, parts);
  const resources = createResourceRouter({ lists, act, send });

  /** Takes the steps before the resource. @returns whether the answer has been sent. */
  const prepare = async (request: Request, response: Response): Promise<boolean> => {
    const call = enter(request, response);
    const { name, lang } = call;
    if (hashingCalls.has(name)) hashes.check(call.address);
    if (settings.read().disturbances[name] !== undefined) await through(disturbed, request, response);
    if (!isKept(name)) demandOpen(name, settings.read(), now(), response);
    const sweeping = sweep();
    if (sweeping !== null) await sweeping;
    if (isKept(name)) {
      const key = JSON.stringify([name, lang, knownQuery(name, response)]);
      const version = lists.version(name);
      call.keepAs = { key, version };
      return keptAnswers.sendKept(request, response, key, version);
    }
    if (callOf(name).method === 'GET') await through(reading, request, response);
    return false;
  };

  const turns = pLimit(1);
  parts.addQueue('plans', () => turns.pendingCount);
  /** Runs costly work after the requests that are there already. @throws AskLater when too much waits. */
  const inTurn = async (work: () => void): Promise<void> => {
    if (turns.pendingCount >= mostWaiting) throw new AskLater('serverBusy', 1);
    await turns(async () => {
      await pause();
      work();
    });
  };

  return (request, response) => {
    const fail = (error: unknown = new RuleError('notFound')) => {
      if (error instanceof RuleError && (error.code === 'loginRequired' || error.code === 'sessionExpired')) {
        response.set('WWW-Authenticate', 'Bearer');
      }
      const call: CallInHand | undefined = response.locals.call;
      const send = () =>
        sendFailure(response, call?.lang ?? langOf(request), error, call && callOf(call.name).systemError);
      if (error instanceof AskLater) setTimeout(send, refusalPause);
      else send();
    };
    prepare(request, response)
      .then((isSent) => {
        if (isSent) return;
        const answer = () => resources(request, response, fail);
        if (costlyCalls.has(callIn(response).name)) return inTurn(answer);
        answer();
      })
      .catch(fail);
  };
}

/** Lets a request in. @throws RuleError for a path or a method that the contract does not have, or a large body. */
function enter(request: Request, response: Response): CallInHand {
  const call = found(request, response);
  if (Number(request.get('content-length') ?? 0) > requestLimits.bytes) throw new RuleError('payloadTooLarge');
  return call;
}

function found(request: Request, response: Response): CallInHand {
  try {
    return takeInHand(request, response);
  } catch (error) {
    const allowed = methodsOf(addressOf(request).path);
    if (allowed.length > 0) response.set('Allow', allowed.join(', '));
    throw error;
  }
}

/** The body of a call; a call without one never reads it. A body that was not sent has no fields. */
const bodyIn = <Body>(
  request: Request,
  struct: Struct<Body, unknown> | undefined,
  check: BodyChecks[ActionName],
): Body => (struct === undefined ? (undefined as Body) : validated(request.body ?? {}, struct, check));

/** Checks the member and the body of a call, then runs its handler and sends the answer. */
async function answerAction<Name extends ActionName>(
  name: Name,
  request: Request,
  response: Response,
  hashes: Counter,
  { handlers, bodyChecks, sessions, devices }: ShopParts,
): Promise<void> {
  const { params, lang, address } = callIn(response);
  const call = callOf(name);
  const token = tokenOf(request);
  const session = call.who === 'member' ? sessions.of(token) : null;
  let member = session?.member() ?? null;
  if (call.body !== undefined) {
    const { encoding = 'json' } = call;
    const isSent = request.get('content-length') !== '0';
    if (isSent && request.is(bodyTypes[encoding]) === false) throw new RuleError('unsupportedMediaType');
    await through(parsers[encoding], request, response);
    // The session may have ended while the body was on its way.
    member = session?.member() ?? null;
  }
  const context: CallContext<Name> = {
    lang,
    query: knownQuery(name, response),
    body: bodyIn(request, call.body, bodyChecks[name]),
    params,
    token,
    address,
    device: devices.of(request, response, address),
    member: () => {
      if (member === null) throw new RuleError('loginRequired');
      return member;
    },
  };
  const work = () => actingFor(session, () => handlers[name](context));
  const answer = await (hashingCalls.has(name) ? hashes.run(address, work) : work());
  if (answer instanceof Redirect) response.set('Cache-Control', 'no-store').redirect(303, answer.href);
  else sendOnce(response, answer);
}

/** Sends an answer that is used once. Express's `json` would look for tags and types that such an answer never has. */
function sendOnce(response: Response, body: unknown): void {
  const text = JSON.stringify(body);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
