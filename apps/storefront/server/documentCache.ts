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
  const documents = new LRUCache<string, CachedDocument>({
    maxSize,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
  });
  const underWay = new Map<string, Promise<CachedDocument>>();

  const keep = (key: string, document: CachedDocument): CachedDocument => {
    if (document.freshUntil > now()) documents.set(key, document);
    else documents.delete(key);
    return document;
  };

  const startRendering = (key: string, render: () => Promise<CachedDocument>): Promise<CachedDocument> => {
    const rendering = Promise.resolve()
      .then(render)
      .then((document) => keep(key, document))
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };

  return async (key: string, render: () => Promise<CachedDocument>): Promise<CachedDocument> => {
    const cached = documents.get(key);
    if (cached && cached.freshUntil > now()) return cached;
    return underWay.get(key) ?? startRendering(key, render);
  };
}
