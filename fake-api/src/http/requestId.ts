import type { ServerResponse } from 'node:http';

/** The header of the id that every response has. It is the reference of an error, and in the log. */
export const requestIdHeader = 'X-Request-Id';

/** The id of the request that a response answers. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(requestIdHeader) ?? '');
