import { LRUCache } from 'lru-cache';

export interface CachedDocument {
  status: number;
  body: Buffer;
  /** The content security policy, which names the nonce in the body. */
  policy: string;
  /** Milliseconds since 1970 after which the document is rendered anew. */
  freshUntil: number;
}

/** Documents in memory. When it is full, the document that nobody has asked for the longest makes room. */
const documentCount = 500;

/**
 * Keeps rendered documents. Requests that come while a document is rendered share it. A rendering that fails is not
 * kept.
 */
export function createDocumentCache(now: () => number, max = documentCount) {
  const entries = new LRUCache<string, { document: Promise<CachedDocument>; freshUntil: number }>({ max });

  return async (key: string, render: () => Promise<CachedDocument>): Promise<CachedDocument> => {
    const cached = entries.get(key);
    if (cached && cached.freshUntil > now()) return cached.document;
    const entry = { document: render(), freshUntil: Number.POSITIVE_INFINITY };
    entries.set(key, entry);
    try {
      const document = await entry.document;
      entry.freshUntil = document.freshUntil;
      return document;
    } catch (error) {
      entries.delete(key);
      throw error;
    }
  };
}
