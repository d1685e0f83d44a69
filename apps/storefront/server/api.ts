import { type Client, createNamedClient } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';

/** Milliseconds. After them the page shows an error, and the browser calls the API itself. */
const apiTimeOut = 5000;

/** Creates the server's API clients, one for each language. */
export const createApi =
  ({ apiUrl, now }: { apiUrl: string; now: () => number }) =>
  (lang?: Lang): Client =>
    createNamedClient({ baseUrl: apiUrl, fetch, now, lang, timeOut: apiTimeOut });

export type Api = ReturnType<typeof createApi>;
