import type { ErrorCode } from '@first-gong/domain';
import type { Struct } from 'superstruct';

/** The role that a call needs. Without a live token, the server rejects a member's call with 401. */
export type Who = 'visitor' | 'member';

/**
 * One entry of the table of calls. The client, the server, the conformance run and the OpenAPI document read the entry.
 */
export interface Call<Query = unknown, Body = unknown, Response = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  /** In the provider's spelling; `{name}` is a path parameter. */
  path: string;
  who: Who;
  /** Query parameters other than `locale`. */
  query?: Struct<Query, unknown>;
  /** JSON body, or a form's fields. */
  body?: Struct<Body, unknown>;
  /** The encoding of the body. @default 'json' */
  encoding?: 'json' | 'form';
  /** A browser submits this call as a form without script. The response is a 303 without a body. */
  redirects?: true;
  /** The client sends the call through the fetch of the web firewall (spec §7 otp2). */
  firewall?: true;
  /** The body of a 200. */
  response: Struct<Response, unknown>;
  /**
   * With `Accept: text/event-stream` the response is a stream of events, each with a response as data. `Last-Event-ID`
   * replaces `since`.
   */
  streams?: true;
  /** The response is one page of a list, and X-Total-Count is the number of rows on all pages. */
  paged?: true;
  /** Error codes of this call. `generalErrors` and `memberErrors` are not repeated here. */
  errors: readonly ErrorCode[];
  /** The code of an unexpected failure (spec §8), one of `errors`. @default 'serverBusy' */
  systemError?: ErrorCode;
  /** Section of the specification, or `extension`. */
  source: string;
}

/** Whether the call is missing from the provider's list (spec §7). The provider's server may lack the call. */
export const isExtension = ({ source }: Pick<Call, 'source'>): boolean => source.includes('extension');

/** Declares an entry of the table and infers the types of its query, body and response. */
export const defineCall = <Query = never, Body = never, Response = unknown>(
  call: Call<Query, Body, Response>,
): Call<Query, Body, Response> => call;
