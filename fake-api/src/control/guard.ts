import { RuleError } from '@first-gong/domain';
import type { RequestHandler } from 'express';

/** What a request says about its sender. */
export interface Caller {
  method: string;
  /** The other end of the socket: a header cannot forge it. */
  address: string | undefined;
  host: string | undefined;
  origin: string | undefined;
  /** Sec-Fetch-Site: browsers set it, pages cannot. */
  site: string | undefined;
  /** Whether a proxy passed the request on: behind a proxy, every request comes from this machine. */
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
 * Whether a request may see and change the demonstration's settings. Only a person or a program on this machine may. A
 * page of another site can make the browser send a form here, or give its own name the address of this machine (DNS
 * rebinding): both are refused.
 */
export function mayControl({ method, address, host, origin, site, forwarded }: Caller): boolean {
  if (forwarded || !isLoopback(address ?? '') || !isOwnHost(host ?? '')) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  if (site !== undefined) return site === 'same-origin';
  // Without Sec-Fetch-Site the client is an older browser, which sends an Origin, or not a browser.
  return origin === undefined || origin === `http://${host}`;
}

/** @throws RuleError `forbidden` unless `mayControl`. */
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
