import { type Lang, locales, timeOut } from '@first-gong/domain';
import { type Infer, is, optional, string, type } from 'superstruct';
import { type Call, isExtension } from './call.js';
import { CallError } from './callError.js';
import { type BodyOf, callOf, type QueryOf, type ResponseOf } from './callOf.js';
import type { CallName } from './calls.js';
import { minutesToWait, Problem } from './problem.js';

/**
 * The fetch that the script of the web firewall installs (spec §7 otp2). Without a working firewall, the fetch resolves
 * to a string.
 */
export type FirewallFetch = (address: string, init: RequestInit) => Promise<Response | string>;

export interface ClientOptions {
  /** Base URL of the API. @default the origin of the page */
  baseUrl?: string;
  fetch: typeof fetch;
  /**
   * Sends the calls with `firewall: true`.
   * @default a fetch without a firewall: the call fails as `busy`, and the page calls `otp`
   */
  firewallFetch?: FirewallFetch;
  /** Milliseconds since 1970, for the timestamp in `.json` addresses (spec §7). */
  now: () => number;
  /** Language of the texts in responses. @default Traditional Chinese, locale zh_TW */
  lang?: Lang;
  /** Returns the session token. The client reads the token at each call. */
  token?: () => string | null;
  /** Time-out in milliseconds (spec §9: 30,000). */
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
  /** The number of rows on all pages of a list. */
  total: number;
  /** Number of invalid rows that were removed from a public list. @default 0 */
  unreadable?: number;
}

/** Makes one call of the table. @throws CallError only. */
export type Request = <Query, Body, Response>(
  call: Call<Query, Body, Response>,
  input?: CallInput<Query, Body>,
) => Promise<Answer<Response>>;

export type InputOf<Name extends CallName> = CallInput<QueryOf<Name>, BodyOf<Name>>;

/** Makes a call by its name. The caller then imports neither the table nor its structs. */
export type Client = <Name extends CallName>(name: Name, input?: InputOf<Name>) => Promise<Answer<ResponseOf<Name>>>;

/** Creates a client that makes calls by name. */
export function createNamedClient(options: ClientOptions): Client {
  const request = createClient(options);
  return (name, input) => request(callOf(name), input);
}

/** The content type and the encoder for each `encoding` of the table. */
const encodings = {
  json: { type: 'application/json', encode: (body: unknown) => JSON.stringify(body) },
  form: {
    type: 'application/x-www-form-urlencoded',
    encode: (body: unknown) => String(new URLSearchParams(pairsOf(body))),
  },
};

const withoutFirewall: FirewallFetch = async () => '';

/** The typed client of the table (spec §7). The client checks each response against its struct. */
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
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      throw new CallError({ kind: timedOut ? 'timeOut' : 'offline' });
    }

    if (typeof response === 'string') throw new CallError({ kind: 'busy', message: response || undefined });
    const data = parse(text);
    if (!response.ok) throw refusal(response, data, call);
    const read = readable(data, call);
    if (read === null) throw new CallError({ kind: 'unreadable' }, response.status);
    return { ...read, total: totalOf(response.headers.get('x-total-count'), data) };
  };
}

/** The parsed response, or null. A public list omits its invalid rows, so one bad row does not hide the others. */
function readable<Data>(data: unknown, { response, who }: Pick<Call<never, never, Data>, 'response' | 'who'>) {
  if (is(data, response)) return { data };
  if (who !== 'visitor' || response.type !== 'array' || !Array.isArray(data)) return null;
  const rows: unknown = data.filter((row) => is([row], response));
  if (!is(rows, response) || !Array.isArray(rows) || rows.length === 0) return null;
  return { data: rows, unreadable: data.length - rows.length };
}

/** Number of rows on all pages. An invalid header, or one below the number of rows, is ignored. */
function totalOf(told: string | null, data: unknown): number {
  const rows = Array.isArray(data) ? data.length : 0;
  return told !== null && /^\d{1,6}$/.test(told) ? Math.max(Number(told), rows) : rows;
}

/** Name and value pairs of a query or a form. Undefined values are omitted, empty strings are not. */
const pairsOf = (values: unknown): [name: string, value: string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

/** The URL of a call. */
export function addressOf(
  call: Pick<Call, 'path'>,
  input: CallInput<unknown, unknown>,
  { baseUrl = '', now, lang = 'zh_hk' }: Pick<ClientOptions, 'baseUrl' | 'now' | 'lang'>,
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const search = new URLSearchParams([['locale', locales[lang]], ...pairsOf(input.query)]);
  if (path.endsWith('.json')) search.set('timestamp', String(now()));
  return `${baseUrl}${path}?${search}`;
}

/** Parses JSON. Invalid JSON becomes undefined. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a 403 with an unknown code or without one (spec §8 HTTP). */
const Sentence = type({ title: string(), reference: optional(string()) });
const sentenceOf = ({ title: message, reference }: Infer<typeof Sentence>) => ({ message, reference });

function refusal({ status, headers }: Response, data: unknown, call: Pick<Call, 'source'>): CallError {
  if (!is(data, Problem)) {
    if (status === 403)
      return new CallError({ kind: 'forbidden', ...(is(data, Sentence) && sentenceOf(data)) }, status);
    if (status === 404 && isExtension(call)) return new CallError({ kind: 'notOffered' }, status);
    return new CallError({ kind: status >= 500 ? 'busy' : 'unreadable' }, status);
  }
  const kind = status === 404 ? 'notFound' : status === 403 ? 'forbidden' : 'busy';
  const { code, title: message, reference } = data;
  const values = minutesToWait(headers.get('retry-after'));
  return new CallError({ kind, code, message, reference }, status, data.errors ?? [], values);
}
