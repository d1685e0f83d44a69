import { RuleError } from '@first-gong/domain';
import type { RequestHandler } from 'express';

/** What is known of who asks, as the request says it. */
export interface Caller {
  method: string;
  /** The socket's other end: nobody can write it into a header. */
  address: string | undefined;
  host: string | undefined;
  origin: string | undefined;
  /** Sec-Fetch-Site: browsers write it, pages cannot. */
  site: string | undefined;
  /** A proxy passed the request on: behind one, everybody comes from this machine. */
  forwarded: boolean;
}

const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);

/** Whether a Host header, or an address to listen on, is this machine's own, by a name that no foreign DNS can give it. */
export function isOwnHost(host: string): boolean {
  const [, bracketed, plain = host] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(host) ?? [];
  const name = bracketed ?? plain;
  return name === 'localhost' || isLoopback(name);
}

/**
 * Whether a request may see and change the demonstration's settings: only one that a person or program on this machine
 * makes of their own will. A page of another site could have the browser send a form here, or give its own name this
 * machine's address (DNS rebinding): both are refused.
 */
export function mayControl({ method, address, host, origin, site, forwarded }: Caller): boolean {
  if (forwarded || !isLoopback(address ?? '') || !isOwnHost(host ?? '')) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  if (site !== undefined) return site === 'same-origin';
  // Without Sec-Fetch-Site it is an older browser, which says where it comes from, or no browser at all.
  return origin === undefined || origin === `http://${host}`;
}

/** Lets nobody through but `mayControl`. @throws RuleError `forbidden`. */
export const controlGuard: RequestHandler = (request, _response, next) => {
  const caller: Caller = {
    method: request.method,
    address: request.socket.remoteAddress,
    host: request.get('host'),
    origin: request.get('origin'),
    site: request.get('sec-fetch-site'),
    forwarded: ['forwarded', 'x-forwarded-for', 'via'].some((name) => request.get(name) !== undefined),
  };
  next(mayControl(caller) ? undefined : new RuleError('forbidden'));
};
