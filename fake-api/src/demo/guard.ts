import { RuleError } from '@first-gong/domain';
import type { Request, RequestHandler } from 'express';

/**
 * Pages that a visitor's browser opens below /fake during a purchase, a social login or an upload: the first part of the path.
 * Every other page belongs to the operator: mail, charges, switches, the clock, and whatever is added later.
 */
const visitorPages = [
  'bank',
  'bank.js',
  'id',
  'network',
  'upload',
  'demo.css',
  'themes.css',
  'archivo.woff2',
  'ARCHIVO-LICENSE.txt',
];

export interface GuardOptions {
  /** Whether other machines can reach the shop. Then visitors' pages accept every sender. */
  openToOthers: boolean;
  /** Whether the operator's pages exist. They accept requests of this machine only, in either case. */
  operatorPages: boolean;
}

/** The facts about the sender of a request. */
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

/** Headers with which proxies name the sender or themselves. */
const proxyHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);

/** Whether a Host header, or an address to listen on, is this machine's own, by a name that no foreign DNS can give it. */
export function isOwnHost(host: string): boolean {
  const [, bracketed, plain = host] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(host) ?? [];
  const name = bracketed ?? plain;
  return name === 'localhost' || isLoopback(name);
}

/**
 * Whether a person or a program on this machine sends a request. A page of another site can make the browser send a form
 * here, or give its own name the address of this machine (DNS rebinding): neither counts.
 */
export function isFromOwnMachine({ method, address, host, origin, site, forwarded }: Caller): boolean {
  if (forwarded || !isLoopback(address ?? '') || !isOwnHost(host ?? '')) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  if (site !== undefined) return site === 'same-origin';
  // Without Sec-Fetch-Site the client is an older browser, which sends an Origin, or not a browser.
  return origin === undefined || origin === `http://${host}`;
}

export const callerOf = (request: Request): Caller => ({
  method: request.method,
  address: request.socket.remoteAddress,
  host: request.get('host'),
  origin: request.get('origin'),
  site: request.get('sec-fetch-site'),
  forwarded: Object.keys(request.headers).some((name) => proxyHeader.test(name)),
});

/** The guard of all pages below /fake. @throws RuleError `notFound` for a page that is off, `forbidden` for a sender. */
export function createGuard({ openToOthers, operatorPages }: GuardOptions): RequestHandler {
  return (request, _response, next) => {
    const isForVisitors = visitorPages.includes(request.path.split('/')[1] ?? '');
    if (!isForVisitors && !operatorPages) return next(new RuleError('notFound'));
    if (isForVisitors && openToOthers) return next();
    next(isFromOwnMachine(callerOf(request)) ? undefined : new RuleError('forbidden'));
  };
}
