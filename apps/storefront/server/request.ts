import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'cookie';
import Negotiator from 'negotiator';

/** Path and query of a request. An invalid address leads home, as every unknown path does. */
export function readUrl(text = '/'): URL {
  const base = 'http://storefront.invalid';
  // Joined, not resolved: `//elsewhere.example/page` would name another host.
  const address = text.startsWith('/') ? `${base}${text}` : base;
  return new URL(URL.canParse(address) ? address : base);
}

export const readCookies = (headers: IncomingHttpHeaders) => parse(headers.cookie ?? '');

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The smallest encoding that the request accepts, or null: then the document travels as it is. */
export function pickEncoding(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Whether a phone asks. Chromium says so itself; others have it in their name. */
export const isPhone = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
