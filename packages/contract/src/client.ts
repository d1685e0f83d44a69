import { type ErrorCode, type Failure, type FieldError, type Lang, locales, timeOut } from '@first-gong/domain';
import { is } from 'superstruct';
import type { Call } from './call.js';
import { Problem } from './problem.js';

/** A call that gave no answer to show: the network's fault, or a refusal of the catalogue. */
export class CallError extends Error {
  /** Why, in the kinds that every screen knows. */
  readonly failure: Failure;
  /** HTTP status, or 0 where no answer came. */
  readonly status: number;
  /** The catalogue's code, where the server refused by a rule. */
  readonly code: ErrorCode | undefined;
  readonly fields: FieldError[];
  constructor(failure: Failure, status = 0, fields: FieldError[] = []) {
    super(failure.message ?? failure.code ?? failure.kind);
    this.name = 'CallError';
    this.failure = failure;
    this.status = status;
    this.code = failure.code;
    this.fields = fields;
  }
}

export interface ClientOptions {
  /** Where the API is; empty for the page's own origin. */
  baseUrl?: string;
  fetch: typeof fetch;
  /** Milliseconds since 1970: the timestamp that `.json` addresses carry (spec §7). */
  now: () => number;
  /** Language of the answers. The default is Traditional Chinese, locale zh_TW. */
  lang?: Lang;
  /** The session's token, read at each call. */
  token?: () => string | null;
  /** Milliseconds until a call is given up on (spec §9: 30,000). */
  timeOut?: number;
}

export interface CallInput<Query, Body> {
  query?: Query;
  body?: Body;
  /** Values of the `{name}` parts of the path. */
  params?: Record<string, string>;
}

export interface Answer<Response> {
  data: Response;
  /** Rows in all, for a list that comes by the page. */
  total: number;
}

/** Makes one call of the table; throws `CallError` and nothing else. */
export type Request = <Query, Body, Response>(
  call: Call<Query, Body, Response>,
  input?: CallInput<Query, Body>,
) => Promise<Answer<Response>>;

/** The typed client of the table in calls.ts: time-out, timestamp, locale, token, and answers checked against their struct. */
export function createClient(options: ClientOptions): Request {
  return async (call, input = {}) => {
    const headers: Record<string, string> = { accept: 'application/json' };
    const token = options.token?.();
    if (token) headers.authorization = `Bearer ${token}`;
    if (input.body !== undefined) headers['content-type'] = 'application/json';

    let response: Response;
    let answer: unknown;
    try {
      response = await options.fetch(addressOf(call, input, options), {
        method: call.method,
        headers,
        body: input.body === undefined ? null : JSON.stringify(input.body),
        signal: AbortSignal.timeout(options.timeOut ?? timeOut.request),
      });
      answer = await response.text();
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      throw new CallError({ kind: late ? 'timeOut' : 'offline' });
    }

    const data = parse(String(answer));
    if (!response.ok) throw refusal(response.status, data);
    if (!is(data, call.response)) throw new CallError({ kind: 'nonsense' }, response.status);
    const total = Number(response.headers.get('x-total-count') ?? (Array.isArray(data) ? data.length : 0));
    return { data, total };
  };
}

function addressOf(
  call: Pick<Call, 'path'>,
  input: CallInput<unknown, unknown>,
  { baseUrl = '', now, lang = 'zh_hk' }: ClientOptions,
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const search = new URLSearchParams({ locale: locales[lang] });
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  if (path.endsWith('.json')) search.set('timestamp', String(now()));
  return `${baseUrl}${path}?${search}`;
}

/** JSON, or undefined where the answer is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, data: unknown): CallError {
  if (!is(data, Problem)) return new CallError({ kind: status >= 500 ? 'busy' : 'nonsense' }, status);
  const kind = status === 404 ? 'notFound' : status === 403 ? 'forbidden' : 'busy';
  const { code, title: message, reference } = data;
  return new CallError({ kind, code, message, reference }, status, data.errors ?? []);
}
