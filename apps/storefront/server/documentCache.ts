import { LRUCache } from 'lru-cache';

export interface CachedDocument {
  status: number;
  body: Buffer;
  /** The content security policy, which names the nonce in the body. */
  policy: string;
  /** The page is closed for maintenance: its response has a Retry-After. */
  closed: boolean;
  /** Milliseconds since 1970 at which the document was rendered. */
  madeAt: number;
  /** Milliseconds since 1970 after which the document is rendered anew. */
  freshUntil: number;
}

/** The most bytes of documents and their keys in memory: some hundred documents. */
const capacity = 32 * 1024 * 1024;

/**
 * Keeps rendered documents while they are fresh. When they are too many, the one that was not asked for the longest
 * makes room. Requests that come while a document is rendered share it. A rendering that fails, and a document that is
 * never fresh, are not kept.
 * @param maxSize bytes.
 */
export function createDocumentCache(now: () => number, maxSize = capacity) {
  const documents = new LRUCache<string, CachedDocument, () => Promise<CachedDocument>>({
    maxSize,
    // The cache does not keep what is larger than all of it.
    sizeCalculation: ({ body, freshUntil }, key) => (freshUntil > now() ? body.length + 2 * key.length : maxSize + 1),
    // Other documents displace one that is being rendered, which is sent all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: render }) => render(),
  });
  return (key: string, render: () => Promise<CachedDocument>): Promise<CachedDocument> => {
    const isFresh = (documents.peek(key)?.freshUntil ?? 0) > now();
    return documents.forceFetch(key, { context: render, forceRefresh: !isFresh });
  };
}
