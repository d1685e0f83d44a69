import { setImmediate as pause } from 'node:timers/promises';
import { type CallName, callOf } from '@first-gong/contract';
import { RuleError, requestLimits } from '@first-gong/domain';
import compression from 'compression';
import type { RequestHandler } from 'express';
import pLimit from 'p-limit';
import { isList, type ListCall } from '../area/calls.js';
import type { SeatStreams } from '../inventory/seatStreams.js';
import type { Lists } from '../lists/lists.js';
import type { Sessions } from '../members/sessions.js';
import { AskLater } from '../shared/askLater.js';
import type { Counter } from '../shared/counter.js';
import type { SettingsBox } from '../shared/settings.js';
import { injectFaults } from './injectFaults.js';
import { rejectDuringMaintenance } from './maintenance.js';
import { currentCall, knownQuery, matchCall } from './matchedCall.js';
import { bodyTypes, parsers, tokenOf } from './request.js';
import type { ResponseCache } from './responseCache.js';

export interface StepDependencies {
  lists: Pick<Lists, 'version'>;
  responseCache: ResponseCache;
  sessions: Pick<Sessions, 'of'>;
  seatStreams: Pick<SeatStreams, 'open'>;
  settings: SettingsBox;
  /** Limit of password hashes per network, counted in `answers.ts`. */
  hashLimit: Counter;
  /** Processes due rows; null if none. */
  runExpiries: () => Promise<void> | null;
  now: () => number;
  /** Registers a queue. */
  metrics: { addQueue: (name: string, length: () => number) => void };
}

/** Calls that hash a password, 32 MB and 70 ms each. Limits on mail apply as well. */
const hashingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'loginOtp',
  'otp',
  'otp2',
  'otp3',
  'register',
  'resetPassword',
  'changePassword',
  'closeAccount',
]);
export const isHashing = (name: CallName): boolean => hashingCalls.has(name);

/** Calls that block the thread for milliseconds and need no login. */
const costlyCalls: ReadonlySet<CallName> = new Set<CallName>(['bestSeats', 'seatPlan', 'searchSuggestions']);
/** Maximum queue length. The last request waits about a second. */
const mostWaiting = 100;

/** Steps before the handler, in order. @returns the steps of a call */
export function createSteps(parts: StepDependencies): (name: CallName) => RequestHandler[] {
  const { lists, responseCache, seatStreams, sessions, settings, hashLimit, runExpiries, now, metrics } = parts;

  const limitHashes: RequestHandler = (_request, response, next) => {
    hashLimit.check(currentCall(response).address);
    next();
  };
  const sendKept =
    (name: ListCall): RequestHandler =>
    (request, response, next) => {
      const key = JSON.stringify([name, currentCall(response).lang, knownQuery(name, response)]);
      if (!responseCache.sendKept(request, response, key, lists.version(name))) next();
    };
  /** Opens the stream of seat changes for a browser's EventSource. */
  const streamIfAsked: RequestHandler = (request, response, next) => {
    if (request.method === 'HEAD' || request.accepts(['json', 'text/event-stream']) !== 'text/event-stream') {
      return next();
    }
    const { performanceId, since } = knownQuery('seatChanges', response);
    seatStreams.open(response, performanceId, request.get('Last-Event-ID') ?? since, currentCall(response).address);
  };
  const compress = compression();
  const turns = pLimit(1);
  metrics.addQueue('plans', () => turns.pendingCount);
  /** Queues costly work behind earlier requests. */
  const waitForTurn: RequestHandler = (_request, _response, next) => {
    if (turns.pendingCount >= mostWaiting) throw new AskLater('serverBusy', 1);
    turns(async () => {
      await pause();
      next();
    }).catch(next);
  };
  const demandMember: RequestHandler = (request, response, next) => {
    const call = currentCall(response);
    call.session ??= sessions.of(tokenOf(request));
    call.member = call.session.member();
    next();
  };

  return (name) => {
    const { method, who, body, streams, encoding = 'json' } = callOf(name);
    const steps = [
      matchCall(name),
      limitSize,
      isHashing(name) && limitHashes,
      injectFaults(name, settings),
      !isList(name) && rejectDuringMaintenance(name, settings, now),
      expireFirst(runExpiries),
      streams === true && streamIfAsked,
      isList(name) ? sendKept(name) : method === 'GET' && compress,
      costlyCalls.has(name) && waitForTurn,
      who === 'member' && demandMember,
      body !== undefined && demandType(bodyTypes[encoding]),
      body !== undefined && parsers[encoding],
      // The session may have ended while the body arrived.
      who === 'member' && body !== undefined && demandMember,
    ];
    return steps.filter((step) => step !== false);
  };
}

/** Processes due rows before a request reads data. */
export const expireFirst =
  (runExpiries: StepDependencies['runExpiries']): RequestHandler =>
  (_request, _response, next) => {
    const expiring = runExpiries();
    if (expiring === null) next();
    else expiring.then(() => next(), next);
  };

/** Rejects large bodies before reading them. */
const limitSize: RequestHandler = (request, _response, next) => {
  if (Number(request.get('content-length') ?? 0) > requestLimits.bytes) throw new RuleError('payloadTooLarge');
  next();
};

/** Rejects bodies of another type. An empty body has none. */
const demandType =
  (type: string): RequestHandler =>
  (request, _response, next) => {
    const isSent = request.get('content-length') !== '0';
    if (isSent && request.is(type) === false) throw new RuleError('unsupportedMediaType');
    next();
  };
