import { type Client, createNamedClient } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';

/** Milliseconds the server waits for the API. A page then shows the failure, and the browser asks the API itself. */
const apiTimeOut = 5000;

/** Makes the clients with which the server asks the API, one for each language. */
export const createApi =
  ({ apiUrl, now }: { apiUrl: string; now: () => number }) =>
  (lang?: Lang): Client =>
    createNamedClient({ baseUrl: apiUrl, fetch, now, lang, timeOut: apiTimeOut });

export type Api = ReturnType<typeof createApi>;
