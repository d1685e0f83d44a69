import type { ErrorCode } from '@first-gong/domain';
import type { Struct } from 'superstruct';

/** The role that a call needs. The server refuses a member's call without a live token with 401. */
export type Who = 'visitor' | 'member';

/** One call of the storefront, for the client, the routing of the server, the conformance run and the OpenAPI document. */
export interface Call<Query = unknown, Body = unknown, Response = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  /** In the provider's spelling; `{name}` is a path parameter. */
  path: string;
  who: Who;
  /** Query parameters beside `locale`. */
  query?: Struct<Query, unknown>;
  /** JSON body, or a form's fields. */
  body?: Struct<Body, unknown>;
  /** The encoding of the body. @default 'json' */
  encoding?: 'json' | 'form';
  /** A browser makes this call without script and is redirected with 303. The response has no body. */
  redirects?: true;
  /** The client sends the call through the fetch of the web firewall (spec §7 otp2). */
  firewall?: true;
  /** The body of a 200. */
  response: Struct<Response, unknown>;
  /** The response is one page of a list, and X-Total-Count is the number of rows on all pages. */
  paged?: true;
  /** Codes of the error catalogue that the server may send for this call, beside the general ones. */
  errors: readonly ErrorCode[];
  /** The code of a failure that no rule foresees (spec §8), one of `errors`. @default 'serverBusy' */
  systemError?: ErrorCode;
  /** Section of the specification, or `extension`. */
  source: string;
}

/** Whether a call is not in the provider's list (spec §7). The provider's server may not have it. */
export const isExtension = ({ source }: Pick<Call, 'source'>): boolean => source.includes('extension');

/** Keeps the inferred types of an entry of the table. */
export const defineCall = <Query = never, Body = never, Response = unknown>(
  call: Call<Query, Body, Response>,
): Call<Query, Body, Response> => call;
