import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'cookie';
import Negotiator from 'negotiator';

/** Path and query of a request. Invalid addresses become the home page. */
export function readUrl(text = '/'): URL {
  const base = 'http://storefront.invalid';
  // Joined, not resolved: `//elsewhere.example/page` would name another host.
  const address = text.startsWith('/') ? `${base}${text}` : base;
  return new URL(URL.canParse(address) ? address : base);
}

export const readCookies = (headers: IncomingHttpHeaders) => parse(headers.cookie ?? '');

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The smallest encoding that the request accepts, or null. */
export function pickEncoding(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Chromium sends a header for phones. Other browsers name them in the user agent. */
export const isPhone = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
