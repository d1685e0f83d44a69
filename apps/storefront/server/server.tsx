import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sirv from 'sirv';
import { resolveAddress } from './address.js';
import { contentSecurityPolicy } from './document.js';
import { createRenderer, type RenderOptions } from './render.js';

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Milliseconds a document may be shown again: availability on it is at most this old; the hold itself is always asked for afresh. */
const documentAge = 10_000;
const documentsKept = 500;

interface Kept {
  status: number;
  body: Buffer;
  until: number;
}

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The storefront's server: static files, redirects to the page's own address, and documents rendered by React.
 * It knows the API only by its address, so that the provider's own can take the place of ours.
 */
export function createPages(options: RenderOptions): PageHandler {
  if (!existsSync(options.clientDir)) throw new Error(`${options.clientDir} is missing: build the storefront first.`);
  const files = sirv(options.clientDir, { brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders });
  const render = createRenderer(options);
  const documents = new Map<string, Promise<Kept>>();

  const documentFor = async (key: string, make: () => Promise<Kept>): Promise<Kept> => {
    const kept = await documents.get(key);
    if (kept && kept.until > options.now()) return kept;
    const made = make();
    documents.set(key, made);
    const oldest = documents.keys().next().value;
    if (documents.size > documentsKept && oldest !== undefined) documents.delete(oldest);
    try {
      return await made;
    } catch (error) {
      documents.delete(key);
      throw error;
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = resolveAddress({
      url: readUrl(request.url),
      cookies: readCookies(request.headers.cookie),
      acceptLanguage: request.headers['accept-language'],
    });
    if (address.kind === 'redirect') {
      const cookies = address.cookies.length > 0 ? { 'set-cookie': address.cookies } : {};
      response.writeHead(302, { location: address.location, 'cache-control': 'no-store', ...cookies }).end();
      return;
    }
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const { status, body } = await documentFor(`${encoding} ${JSON.stringify(address)}`, async () => {
      const { status, html, whole } = await render(address);
      const body = encoding ? await compressors[encoding](html) : Buffer.from(html);
      return { status, body, until: whole ? options.now() + documentAge : 0 };
    });
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.byteLength,
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // Nobody needs a part of these files, and sirv throws at a range that ends before it begins.
    delete request.headers.range;
    files(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('The box office did not answer. 票房沒有回應。票房没有响应。');
      });
    });
  };
}

/** Files of the build carry a hash in their name and never change. */
function setFileHeaders(response: ServerResponse, pathname: string): void {
  const forever = pathname.startsWith('/assets/');
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('x-content-type-options', 'nosniff');
}

/** Path and query of a request; what is no address at all leads home like any unknown path. */
function readUrl(text = '/'): URL {
  const base = 'http://storefront.invalid';
  // Joined, not resolved: `//elsewhere.example/page` would name another host.
  const address = text.startsWith('/') ? `${base}${text}` : base;
  return new URL(URL.canParse(address) ? address : base);
}

function readCookies(header = ''): Record<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return Object.fromEntries(pairs.map(([name, value]) => [name, value ?? '']));
}

function pickEncoding(accepted: string | string[] | undefined): keyof typeof compressors | null {
  const text = String(accepted ?? '');
  if (/\bbr\b/.test(text)) return 'br';
  return /\bgzip\b/.test(text) ? 'gzip' : null;
}
