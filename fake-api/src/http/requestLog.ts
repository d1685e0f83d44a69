import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { routeAt, splitLangPath } from '@first-gong/domain';
import type { Request, RequestHandler, Response } from 'express';
import { callIfAny } from './matchedCall.js';
import { addressOf } from './request.js';

/** Request id, used as reference of errors and in the log. */
const requestIdHeader = 'X-Request-Id';

export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(requestIdHeader) ?? '');

/** A finished request, without personal data. */
export interface RequestRecord {
  /** Request id, shown as reference in errors. */
  id: string;
  method: string;
  /** A call of the contract, `page:` and its route, `clientError`, `fake`, `file`, or `other`. */
  call: string;
  /** 499 if the client disconnected. */
  status: number;
  /** Milliseconds until the last byte was sent. */
  ms: number;
  /** Bytes on the wire, including headers. */
  bytes: number;
}

/** Assigns an id to every request, and reports finished requests. */
export function createRequestLog(report: (facts: RequestRecord) => void): RequestHandler {
  return (request, response, next) => {
    const begin = performance.now();
    const { socket, method } = request;
    const sentBefore = socket.bytesWritten;
    const id = randomUUID().slice(0, 8).toUpperCase();
    response.setHeader(requestIdHeader, id);
    response.once('close', () => {
      report({
        id,
        method,
        call: nameOf(request, response),
        status: response.writableFinished ? response.statusCode : 499,
        ms: Math.round((performance.now() - begin) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
      });
    });
    next();
  };
}

/** The name of a request, without user input from its URL. */
function nameOf(request: Request, response: Response): string {
  const call = callIfAny(response);
  if (call) return call.name;
  const { path } = addressOf(request);
  const [, first = ''] = path.split('/');
  if (first === 'fake' || first === 'clientError') return first;
  if (first === 'assets' || first === 'steps') return 'file';
  const route = routeAt(splitLangPath(path).path);
  return route ? `page:${route}` : 'other';
}
