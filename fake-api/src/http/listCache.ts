import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Rows } from '../lists/lists.js';

/** Answers kept, and how hard they are packed: quality 5 takes a millisecond or two for a page of events. */
const capacity = 300;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encodings = ['br', 'gzip'] as const;

interface Kept {
  version: string;
  total: number;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Lists as bytes, ready to send, as long as their version stands. */
export interface ListCache {
  send(request: Request, response: Response, key: string, version: string, make: () => Rows<unknown>): void;
}

export function createListCache(): ListCache {
  const kept = new Map<string, Kept>();

  const find = (key: string, version: string, make: () => Rows<unknown>): Kept => {
    const known = kept.get(key);
    kept.delete(key);
    const current = known?.version === version ? known : keep(version, make());
    kept.set(key, current);
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    return current;
  };

  return {
    send(request, response, key, version, make) {
      const list = find(key, version, make);
      response.set({
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
        'X-Total-Count': String(list.total),
        ETag: list.etag,
      });
      response.vary('Accept-Encoding');
      if (request.fresh) {
        response.status(304).end();
        return;
      }
      // Browsers name gzip first and mean nothing by it: brotli is smaller.
      const encoding = encodings.find((name) => request.acceptsEncodings(name) === name);
      if (encoding) response.set('Content-Encoding', encoding);
      const bytes = encoding ? packed(list, encoding) : list.plain;
      response.set('Content-Length', String(bytes.length));
      response.end(request.method === 'HEAD' ? undefined : bytes);
    },
  };
}

function keep(version: string, { rows, total }: Rows<unknown>): Kept {
  const plain = Buffer.from(JSON.stringify(rows));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { version, total, etag: `W/"${hash}"`, plain };
}

function packed(list: Kept, encoding: (typeof encodings)[number]): Buffer {
  const bytes = list[encoding] ?? (encoding === 'br' ? brotliCompressSync(list.plain, brotli) : gzipSync(list.plain));
  list[encoding] = bytes;
  return bytes;
}
