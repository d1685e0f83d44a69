import { type Lang, locales, timeOut } from '@first-gong/domain';
import { is } from 'superstruct';
import type { Call } from './call.js';
import { CallError } from './callError.js';
import { type BodyOf, callOf, type QueryOf, type ResponseOf } from './callOf.js';
import type { CallName } from './calls.js';
import { Problem } from './problem.js';

/**
 * The fetch that a web firewall's script puts into the page (spec §7 otp2). It answers a plain string in the place of a
 * response when the firewall is not there or something went wrong.
 */
export type FirewallFetch = (address: string, init: RequestInit) => Promise<Response | string>;

export interface ClientOptions {
  /** Where the API is; empty for the page's own origin. */
  baseUrl?: string;
  fetch: typeof fetch;
  /**
   * What sends the calls that go through the web firewall. @default a fetch that answers an empty string, as the
   * provider's does in a page without the script: such a call fails as `busy`, and `otp` is the one to use there.
   */
  firewallFetch?: FirewallFetch;
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

export type InputOf<Name extends CallName> = CallInput<QueryOf<Name>, BodyOf<Name>>;

/** Makes a call by its name in the table. Whoever holds one needs neither the table nor its structs. */
export type Client = <Name extends CallName>(name: Name, input?: InputOf<Name>) => Promise<Answer<ResponseOf<Name>>>;

/** The client by names: see `createClient`. */
export function createNamedClient(options: ClientOptions): Client {
  const request = createClient(options);
  return (name, input) => request(callOf(name), input);
}

/** How a body is sent, by the table's `encoding`. */
const encodings = {
  json: { type: 'application/json', encode: (body: unknown) => JSON.stringify(body) },
  form: {
    type: 'application/x-www-form-urlencoded',
    encode: (body: unknown) => String(new URLSearchParams(pairsOf(body))),
  },
};

const withoutFirewall: FirewallFetch = async () => '';

/**
 * The typed client of the table in calls.ts: time-out, timestamp, locale, token, encodings, the web firewall's fetch, and
 * answers checked against their struct.
 */
export function createClient(options: ClientOptions): Request {
  return async (call, input = {}) => {
    const { fetch, firewallFetch = withoutFirewall } = options;
    const headers: Record<string, string> = { accept: 'application/json' };
    const token = options.token?.();
    if (token) headers.authorization = `Bearer ${token}`;
    const { type, encode } = encodings[call.encoding ?? 'json'];
    if (input.body !== undefined) headers['content-type'] = type;

    let response: Response | string;
    let text = '';
    try {
      response = await (call.firewall ? firewallFetch : fetch)(addressOf(call, input, options), {
        method: call.method,
        headers,
        body: input.body === undefined ? null : encode(input.body),
        signal: AbortSignal.timeout(options.timeOut ?? timeOut.request),
      });
      if (typeof response !== 'string') text = await response.text();
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      throw new CallError({ kind: late ? 'timeOut' : 'offline' });
    }

    if (typeof response === 'string') throw new CallError({ kind: 'busy', message: response || undefined });
    const data = parse(text);
    if (!response.ok) throw refusal(response.status, data);
    if (!is(data, call.response)) throw new CallError({ kind: 'nonsense' }, response.status);
    const total = Number(response.headers.get('x-total-count') ?? (Array.isArray(data) ? data.length : 0));
    return { data, total };
  };
}

/** Names and values as a query or a form carries them. Only what is undefined is left out: an empty text is one. */
const pairsOf = (values: unknown): [name: string, value: string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

function addressOf(
  call: Pick<Call, 'path'>,
  input: CallInput<unknown, unknown>,
  { baseUrl = '', now, lang = 'zh_hk' }: ClientOptions,
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const search = new URLSearchParams([['locale', locales[lang]], ...pairsOf(input.query)]);
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
