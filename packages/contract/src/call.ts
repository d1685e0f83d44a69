import type { ErrorCode } from '@first-gong/domain';
import type { Struct } from 'superstruct';

/** Who may make a call. A member's call without a live token is answered 401. */
export type Who = 'visitor' | 'member';

/** One call of the storefront: everything the client, the server's routing, the conformance run and the OpenAPI document need. */
export interface Call<Query = unknown, Body = unknown, Response = unknown> {
  /** One sentence for the reader of the API document. */
  summary: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** As the provider spells it; `{name}` is a path parameter. */
  path: string;
  who: Who;
  /** Query parameters beside `locale`. */
  query?: Struct<Query, unknown>;
  /** JSON body, or a form's fields. */
  body?: Struct<Body, unknown>;
  /** How the body is sent. @default 'json' */
  encoding?: 'json' | 'form';
  /** A browser makes this call by itself and is sent on with 303; there is nothing to read. */
  redirects?: true;
  /** The client sends it through the web firewall's own fetch (spec §7 otp2). */
  firewall?: true;
  /** What a 200 holds. */
  response: Struct<Response, unknown>;
  /** A list that comes by the page: the answer's X-Total-Count says how many there are. */
  paged?: true;
  /** Codes of the error catalogue that this call may answer, beside the general ones. */
  errors: readonly ErrorCode[];
  /** What a failure that no rule foresaw is called here (spec §8), one of `errors`. @default 'serverBusy' */
  systemError?: ErrorCode;
  /** Section of the specification, or the issue's own extension. */
  source: string;
}

/** Keeps the inferred types of an entry of the table. */
export const defineCall = <Query = never, Body = never, Response = unknown>(
  call: Call<Query, Body, Response>,
): Call<Query, Body, Response> => call;
