import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@first-gong/contract';
import { type ErrorCode, RuleError } from '@first-gong/domain';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Breakdown, SettingsBox } from './settings.js';

/** What stands in for an answer where something else than the shop has answered: a gateway, for example. */
const nonsense = '<!doctype html><title>502</title><p>Bad gateway';

/** Refusals that time mends say when to come back; made-up ones say this. Seconds. */
const timed: readonly ErrorCode[] = ['tooManyRequests', 'maintenance'];
const retryAfter = 60;

/** Makes calls wait and fail as /fake/control has been told to; all others pass. */
export function disturb(callIn: (response: Response) => CallName, settings: SettingsBox): RequestHandler {
  /** Parts of a failure that each call has saved up: at a whole one it fails. */
  const owed = new Map<CallName, number>();
  const isTurn = (name: CallName, share: number): boolean => {
    const sum = (owed.get(name) ?? 0) + share;
    // Ten times a tenth is a hair less than one.
    const whole = sum > 1 - Number.EPSILON * 10;
    owed.set(name, whole ? sum - 1 : sum);
    return whole;
  };

  return (request, response, next) => {
    const name = callIn(response);
    const disturbance = settings.read().disturbances[name];
    if (disturbance === undefined) return next();
    const { latency, failure, share } = disturbance;
    const fails = failure !== null && isTurn(name, share);
    const go = () => (fails ? fail(failure, request, response, next) : next());
    if (latency > 0) wait(latency).then(go, next);
    else go();
  };
}

function fail(how: Breakdown | ErrorCode, request: Request, response: Response, next: NextFunction): void {
  switch (how) {
    case 'dropped':
      request.socket.destroy();
      return;
    case 'nonsense':
      response.status(200).type('html').send(nonsense);
      return;
    case 'answerLost':
      response.end = () => {
        request.socket.destroy();
        return response;
      };
      next();
      return;
    default:
      if (timed.includes(how)) response.set('Retry-After', String(retryAfter));
      next(new RuleError(how));
  }
}
