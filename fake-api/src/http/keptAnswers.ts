import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../lists/rows.js';

/** The most answers that are kept. */
const capacity = 300;
/** Brotli's quality: 5 packs a page of events in a millisecond or two. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Encodings of a kept answer, the smaller one first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

interface KeptAnswer {
  version: string;
  total: number | null;
  etag: string;
  plain: Buffer;
  /** Each encoding is packed when a request first accepts it. */
  br?: Buffer;
  gzip?: Buffer;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Answers as bytes, ready to send, for as long as their version is current: those that were asked for most recently. */
export function createKeptAnswers() {
  const answers = new LRUCache<string, KeptAnswer>({ max: capacity });
  return {
    /** Sends the answer under a key if it has this version, else notes both for `keepAndSend`. Returns whether it did. */
    sendKept(request: Request, response: Response, key: string, version: string) {
      const kept = answers.get(key);
      if (kept?.version !== version) {
        response.locals.keepAs = { key, version };
        return false;
      }
      send(request, response, kept);
      return true;
    },
    /** Keeps an answer under the key and the version that `sendKept` has noted, and sends it. */
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
  // Express parses Accept-Encoding (with the library negotiator, so q=0 refuses). We ask for one encoding after the
  // other: browsers list gzip first without preferring it, and brotli is smaller.
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
