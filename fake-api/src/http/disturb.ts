import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@first-gong/contract';
import { type ErrorCode, RuleError } from '@first-gong/domain';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Failure, SettingsBox } from '../shared/settings.js';

/** An answer of something else than the shop, for example a gateway. */
const gatewayPage = '<!doctype html><title>502</title><p>Bad gateway';

/** Refusals with a Retry-After, and its value for made-up ones in seconds. */
const timed: readonly ErrorCode[] = ['tooManyRequests', 'maintenance'];
const retryAfter = 60;

/** Makes a call wait and fail by the settings of /fake/control. */
export function disturb(name: CallName, settings: SettingsBox): RequestHandler {
  /** The sum of the shares since the call last failed: at 1 it fails. */
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

/** A row of no list. */
const wrongRow = { wrong: 'row' };

/** The list is sent as text that is not packed, because its bytes change on the way. */
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
