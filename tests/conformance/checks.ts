import { type CallName, callOf, errorsOf, Problem, problemType, statusOf } from '@first-gong/contract';
import { type ErrorCode, locales } from '@first-gong/domain';

export interface Input {
  query?: Record<string, string>;
  body?: object;
  params?: Record<string, string>;
  /** Token if not the run's; null for a visitor. */
  token?: string | null;
}

export interface RawResponse {
  status: number;
  headers: Headers;
  data: unknown;
}

/** Deviations from the table of calls. */
export interface Overrides {
  method?: string;
  locale?: string | null;
  /** Text or bytes instead of the body. */
  raw?: string | Uint8Array<ArrayBuffer>;
  type?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

const encodings = {
  json: { type: 'application/json', encode: (body: object) => JSON.stringify(body) },
  form: {
    type: 'application/x-www-form-urlencoded',
    encode: (body: object) => String(new URLSearchParams({ ...body })),
  },
};

/** Sends a valid or invalid request. */
export async function send(url: string, name: CallName, input: Input, overrides: Overrides = {}): Promise<RawResponse> {
  const call = callOf(name);
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(input.params?.[part] ?? 'unknown'),
  );
  const { locale = locales.zh_hk } = overrides;
  const search = new URLSearchParams({ ...(locale !== null && { locale }), ...input.query });
  const { type, encode } = encodings[call.encoding ?? 'json'];
  const body = overrides.raw ?? (input.body && encode(input.body));
  const response = await fetch(`${url}${path}?${search}`, {
    method: overrides.method ?? call.method,
    headers: {
      ...(body !== undefined && { 'content-type': overrides.type ?? type }),
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      ...overrides.headers,
    },
    body,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, data: parse(await response.text()) };
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A response that violates the contract. The message names the fault. */
export class Nonconformity extends Error {}

/** A check that cannot run on this server. The message has the reason. */
export class NotExamined extends Error {}

export function assert(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Nonconformity(fault);
}

const typeOf = ({ headers }: RawResponse) => headers.get('content-type') ?? 'nothing';
const shown = (data: unknown) => JSON.stringify(data)?.slice(0, 200);
const codeOf = ({ data }: RawResponse) => Problem.validate(data)[1]?.code;

/** A rate-limited response proves nothing about the call. */
function assertNotThrottled(received: RawResponse): void {
  if (codeOf(received) !== 'tooManyRequests') return;
  throw new NotExamined(`the server asks to wait ${received.headers.get('retry-after') ?? 'some'} seconds first`);
}

/** Asserts a valid response: 200 with JSON of the struct, or 303 with a Location. */
export function assertResponse<Response = unknown>(name: CallName, received: RawResponse): Response {
  const { status, headers, data } = received;
  const { response, redirects, paged } = callOf(name);
  assertNotThrottled(received);
  if (redirects) {
    assert(
      status === 303 && headers.get('location') !== null,
      `has status ${status} without a Location, not 303 with one`,
    );
    return undefined as Response;
  }
  assert(status === 200, `has status ${status} ${shown(data)}, not 200`);
  assert(typeOf(received).startsWith('application/json'), `is ${typeOf(received)}, not JSON`);
  const [failure] = response.validate(data);
  assert(failure === undefined, `does not have the shape of the table: ${failure?.message}`);
  if (paged) {
    assert(/^\d+$/.test(headers.get('x-total-count') ?? ''), 'is a page of a list, but has no X-Total-Count');
  }
  return data as Response;
}

/** Asserts an error response with an expected code that the table allows, its status and a sentence. */
export function assertRefusal(name: CallName, received: RawResponse, ...expected: readonly ErrorCode[]): Problem {
  const { status, data } = received;
  if (!expected.includes('tooManyRequests')) assertNotThrottled(received);
  const wanted = expected.join(' or ');
  const [failure, problem] = Problem.validate(data);
  const code = problem ? ` (${problem.code})` : '';
  assert(
    expected.some((code) => status === statusOf(code)),
    `has status ${status}${code}, not ${[...new Set(expected.map(statusOf))].join(' or ')} for ${wanted}`,
  );
  assert(typeOf(received).startsWith(problemType), `is ${typeOf(received)}, not ${problemType}`);
  assert(failure === undefined, `is not a problem of the contract: ${failure?.message}`);
  assert(expected.includes(problem.code), `has the code ${problem.code}, not ${wanted}`);
  assert(problem.status === status, `has status ${problem.status} in the body and ${status} in the response`);
  assert(problem.title.length > 0, 'has no sentence');
  assert(errorsOf(name).includes(problem.code), `has the code ${problem.code}, which the table does not allow here`);
  return problem;
}

/** Asserts that the sentences of an error differ between languages. */
export function assertLanguagesDiffer(received: RawResponse[]): void {
  const titles = received.map(({ data }) => Problem.validate(data)[1]?.title);
  assert(new Set(titles).size === received.length, `has the same sentence in several languages: ${titles.join(' / ')}`);
}

/** Asserts Retry-After in seconds. */
export function assertRetryAfter({ headers }: RawResponse, atMost: number): void {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  assert(Number.isInteger(seconds) && seconds > 0, `has Retry-After ${headers.get('retry-after')}, not whole seconds`);
  assert(seconds <= atMost, `asks to wait ${seconds} seconds, more than ${atMost}`);
}
