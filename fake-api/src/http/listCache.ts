import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Answers kept, and how hard they are packed: quality 5 takes a millisecond or two for a page of events. */
const capacity = 300;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encodings = ['br', 'gzip'] as const;

/** An answer before it becomes bytes. */
export interface Answer {
  body: unknown;
  /** For X-Total-Count; null where the answer is no list. */
  total: number | null;
}

interface Kept {
  version: string;
  total: number | null;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Answers as bytes, ready to send, as long as their version stands. */
export interface ListCache {
  /** Sends what is kept under a key, if it is of this version. */
  sendKept(request: Request, response: Response, key: string, version: string): boolean;
  /** Keeps an answer, and sends it. */
  keepAndSend(request: Request, response: Response, key: string, version: string, answer: Answer): void;
}

export function createListCache(): ListCache {
  const kept = new Map<string, Kept>();
  return {
    sendKept(request, response, key, version) {
      const known = kept.get(key);
      if (known?.version !== version) return false;
      // What was asked for last is forgotten last.
      kept.delete(key);
      kept.set(key, known);
      send(request, response, known);
      return true;
    },
    keepAndSend(request, response, key, version, answer) {
      const made = bytesOf(version, answer);
      kept.delete(key);
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      send(request, response, made);
    },
  };
}

function bytesOf(version: string, { body, total }: Answer): Kept {
  const plain = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { version, total, etag: `W/"${hash}"`, plain };
}

function send(request: Request, response: Response, kept: Kept): void {
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
  // Browsers name gzip first and mean nothing by it: brotli is smaller.
  const encoding = encodings.find((name) => request.acceptsEncodings(name) === name);
  if (encoding) response.set('Content-Encoding', encoding);
  const bytes = encoding ? packed(kept, encoding) : kept.plain;
  response.set('Content-Length', String(bytes.length));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function packed(kept: Kept, encoding: (typeof encodings)[number]): Buffer {
  const bytes = kept[encoding] ?? (encoding === 'br' ? brotliCompressSync(kept.plain, brotli) : gzipSync(kept.plain));
  kept[encoding] = bytes;
  return bytes;
}
