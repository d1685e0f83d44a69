import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../lists/rows.js';

/** Maximum cached responses. */
const capacity = 300;
/** Quality 5 compresses a page of events in one to two milliseconds. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In order of size, smallest first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

interface KeptAnswer {
  version: string;
  total: number | null;
  etag: string;
  plain: Buffer;
  /** Compressed at the first request that accepts it. */
  br?: Buffer;
  gzip?: Buffer;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** A cache of responses as bytes, per key and version. Evicts the least recently used. */
export function createResponseCache() {
  const answers = new LRUCache<string, KeptAnswer>({ max: capacity });
  return {
    /**
     * Sends a cached response of this version, otherwise stores key and version for `keepAndSend`.
     * @returns whether it was sent
     */
    sendKept(request: Request, response: Response, key: string, version: string) {
      const kept = answers.get(key);
      if (kept?.version !== version) {
        response.locals.keepAs = { key, version };
        return false;
      }
      send(request, response, kept);
      return true;
    },
    /** Caches a response under the key and version of `sendKept`, and sends it. */
    keepAndSend(request: Request, response: Response, answer: Answer) {
      const { key, version }: { key: string; version: string } = response.locals.keepAs;
      const kept = bytesOf(version, answer);
      answers.set(key, kept);
      send(request, response, kept);
    },
  };
}

function bytesOf(version: string, { body, total }: Answer): KeptAnswer {
  const plain = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { version, total, etag: `W/"${hash}"`, plain };
}

function send(request: Request, response: Response, kept: KeptAnswer): void {
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: kept.etag,
  });
  if (kept.total !== null) response.set('X-Total-Count', String(kept.total));
  response.vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  // One encoding at a time: browsers list gzip first without preferring it, and brotli is smaller.
  const encoding = encodings.find((name) => request.acceptsEncodings(name) === name);
  if (encoding) response.set('Content-Encoding', encoding);
  const bytes = encoding ? packedBytes(kept, encoding) : kept.plain;
  response.set('Content-Length', String(bytes.length));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function packedBytes(kept: KeptAnswer, encoding: Encoding): Buffer {
  const bytes = kept[encoding] ?? (encoding === 'br' ? brotliCompressSync(kept.plain, brotli) : gzipSync(kept.plain));
  kept[encoding] = bytes;
  return bytes;
}
