import { RuleError } from '@first-gong/domain';
import type { Request, RequestHandler } from 'express';

/**
 * First path segments below /fake that visitors need for purchase, login and upload. All other pages are for operators.
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
  /** Whether other machines can reach the shop. If so, visitors' pages accept every sender. */
  openToOthers: boolean;
  /** Whether the operator's pages exist. They accept this machine only. */
  operatorPages: boolean;
}

/** Properties of a request's sender. */
export interface Caller {
  method: string;
  /** Socket address, which headers cannot forge. */
  address: string | undefined;
  host: string | undefined;
  origin: string | undefined;
  /** Sec-Fetch-Site, set by browsers only. */
  site: string | undefined;
  /** Whether a proxy forwarded the request. Behind a proxy, every socket address is local. */
  forwarded: boolean;
}

/** Headers that proxies add. */
const proxyHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);

/** Whether a Host header or listen address is loopback, by a name that foreign DNS cannot control. */
export function isOwnHost(host: string): boolean {
  const [, bracketed, plain = host] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(host) ?? [];
  const name = bracketed ?? plain;
  return name === 'localhost' || isLoopback(name);
}

/** Whether a request comes from this machine. Rejects forms of other sites and DNS rebinding. */
export function isFromOwnMachine({ method, address, host, origin, site, forwarded }: Caller): boolean {
  if (forwarded || !isLoopback(address ?? '') || !isOwnHost(host ?? '')) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  if (site !== undefined) return site === 'same-origin';
  // Without Sec-Fetch-Site: an older browser, which sends Origin, or a program.
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

/** Guards all pages below /fake. @throws RuleError `notFound` for disabled pages, `forbidden` for a sender */
export function createGuard({ openToOthers, operatorPages }: GuardOptions): RequestHandler {
  return (request, _response, next) => {
    const isForVisitors = visitorPages.includes(request.path.split('/')[1] ?? '');
    if (!isForVisitors && !operatorPages) return next(new RuleError('notFound'));
    if (isForVisitors && openToOthers) return next();
    next(isFromOwnMachine(callerOf(request)) ? undefined : new RuleError('forbidden'));
  };
}
