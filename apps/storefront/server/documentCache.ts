import { LRUCache } from 'lru-cache';

export interface CachedDocument {
  status: number;
  body: Buffer;
  policy: string;
  /** Closed for maintenance: the response has a Retry-After header. */
  closed: boolean;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Milliseconds since 1970. */
  freshUntil: number;
}

/** Bytes of documents and keys in memory: some hundred documents. */
const capacity = 32 * 1024 * 1024;

/** Caches rendered documents while they are fresh. Concurrent requests share a rendering. @param maxSize bytes */
export function createDocumentCache(now: () => number, maxSize = capacity) {
  const documents = new LRUCache<string, CachedDocument, () => Promise<CachedDocument>>({
    maxSize,
    // A document larger than the cache is not kept.
    sizeCalculation: ({ body, freshUntil }, key) => (freshUntil > now() ? body.length + 2 * key.length : maxSize + 1),
    // An evicted rendering is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: render }) => render(),
  });
  return (key: string, render: () => Promise<CachedDocument>): Promise<CachedDocument> => {
    const isFresh = (documents.peek(key)?.freshUntil ?? 0) > now();
    return documents.forceFetch(key, { context: render, forceRefresh: !isFresh });
  };
}
