import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@first-gong/contract';
import { type ErrorCode, RuleError } from '@first-gong/domain';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Failure, SettingsBox } from '../shared/settings.js';

/** A response from another server, such as a gateway. */
const gatewayPage = '<!doctype html><title>502</title><p>Bad gateway';

/** Errors with Retry-After, in seconds. */
const timed: readonly ErrorCode[] = ['tooManyRequests', 'maintenance'];
const retryAfter = 60;

/** Delays and fails a call by the settings of /fake/control. */
export function injectFaults(name: CallName, settings: SettingsBox): RequestHandler {
  /** Accumulated share since the last failure. The call fails at 1. */
  let owed = 0;
  const isTurn = (share: number): boolean => {
    owed += share;
    // Ten times 0.1 is slightly less than 1.
    const fails = owed > 1 - Number.EPSILON * 10;
    if (fails) owed -= 1;
    return fails;
  };

  return (request, response, next) => {
    const disturbance = settings.read().disturbances[name];
    if (disturbance === undefined) return next();
    const { latency, failure, share } = disturbance;
    const fails = failure !== null && isTurn(share);
    const go = () => (fails ? fail(failure, request, response, next) : next());
    if (latency > 0) wait(latency).then(go, next);
    else go();
  };
}

function fail(how: Failure, request: Request, response: Response, next: NextFunction) {
  switch (how) {
    case 'dropped':
      return request.socket.destroy();
    case 'nonsense':
      return response.status(200).type('html').send(gatewayPage);
    case 'answerLost':
      response.end = () => {
        request.socket.destroy();
        return response;
      };
      return next();
    case 'empty':
      return response.set('X-Total-Count', '0').json([]);
    case 'wrongRow':
      spoilFirstRow(request, response);
      return next();
    default:
      if (timed.includes(how)) response.set('Retry-After', String(retryAfter));
      next(new RuleError(how));
  }
}

/** A row that no list accepts. */
const wrongRow = { wrong: 'row' };

/** Disables compression, because the bytes are changed. */
function spoilFirstRow(request: Request, response: Response): void {
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  const end = response.end.bind(response);
  response.end = (bytes: unknown) => {
    response.end = end;
    if (!Buffer.isBuffer(bytes)) return end(bytes as never);
    const [, ...rows]: unknown[] = JSON.parse(bytes.toString());
    const spoilt = Buffer.from(JSON.stringify([wrongRow, ...rows]));
    response.removeHeader('ETag');
    return response.set('Content-Length', String(spoilt.length)).end(spoilt);
  };
}
