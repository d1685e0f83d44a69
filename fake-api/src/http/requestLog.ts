import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { routeAt, splitLangPath } from '@first-gong/domain';
import type { Request, RequestHandler, Response } from 'express';
import { callIfAny } from './callInHand.js';
import { addressOf } from './request.js';

/** The header of the id that every response has. It is the reference of an error, and in the log. */
const requestIdHeader = 'X-Request-Id';

/** The id of the request that a response answers. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(requestIdHeader) ?? '');

/** One request that has been answered. Nothing in it is about a person. */
export interface RequestFacts {
  /** The id of the request: the reference that a buyer sees in an error. */
  id: string;
  method: string;
  /** The call of the contract, `page:` and its route, `clientError`, `fake`, `file`, or `other` for an unknown path. */
  call: string;
  /** 499 for a client that left before the end. */
  status: number;
  /** Milliseconds until the last byte was handed to the system. */
  ms: number;
  /** Bytes on the wire, with headers. */
  bytes: number;
}

/** Gives every request an id, and reports each request when it is over. */
export function createRequestLog(report: (facts: RequestFacts) => void): RequestHandler {
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

/** What a request asked for, without any part of its address that a person has typed. */
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
