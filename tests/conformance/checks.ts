import { type Call, type CallName, calls, errorsOf, Problem, problemType, statusOf } from '@first-gong/contract';
import { type ErrorCode, locales } from '@first-gong/domain';

/** What the run needs to know of the server it examines. */
export interface Server {
  url: string;
  /** A member's token. */
  token: string;
}

/** What a valid request of a call carries. */
export interface Input {
  query?: Record<string, string>;
  body?: object;
  params?: Record<string, string>;
  /** The session to send it in, where it is not the run's own. */
  token?: string;
}

interface Sent {
  status: number;
  headers: Headers;
  data: unknown;
}

interface Sending {
  method?: string;
  token?: string | null;
  locale?: string;
  /** Sent as it is, in the place of the body. */
  raw?: string;
}

/** The table's entries as one type, for a run over all of them. */
export const callOf = (name: CallName) => calls[name] as unknown as Call;

/** Sends one request of a call, right or wrong. */
export async function send({ url, token }: Server, name: CallName, input: Input, sending: Sending = {}): Promise<Sent> {
  const call = callOf(name);
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(input.params?.[part] ?? 'unknown'),
  );
  const search = new URLSearchParams({ locale: sending.locale ?? locales.zh_hk, ...input.query });
  const body = sending.raw ?? (input.body && JSON.stringify(input.body));
  const bearer = sending.token === undefined ? (input.token ?? token) : sending.token;
  const response = await fetch(`${url}${path}?${search}`, {
    method: sending.method ?? call.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, data: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer that is not what the contract says, and in what. */
export class Nonconformity extends Error {}

function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Nonconformity(otherwise);
}

/** A good answer: 200, JSON, and the struct of the table. */
export function demandAnswer(name: CallName, { status, headers, data }: Sent): void {
  demand(status === 200, `answered ${status} ${JSON.stringify(data)?.slice(0, 200)}, not 200`);
  demand(/^application\/json/.test(headers.get('content-type') ?? ''), `is ${headers.get('content-type')}, not JSON`);
  const [failure] = callOf(name).response.validate(data);
  demand(failure === undefined, `does not have the shape of the table: ${failure?.message}`);
  if (callOf(name).paged) {
    demand(/^\d+$/.test(headers.get('x-total-count') ?? ''), 'has no X-Total-Count, which a list by the page needs');
  }
}

/** A refusal: a problem of the catalogue with its status, worded, and among those the table allows for the call. */
export function demandProblem(name: CallName, { status, headers, data }: Sent, expected: ErrorCode): void {
  demand(status === statusOf(expected), `answered ${status}, not ${statusOf(expected)} for ${expected}`);
  demand(
    (headers.get('content-type') ?? '').startsWith(problemType),
    `is ${headers.get('content-type')}, not ${problemType}`,
  );
  const [failure, problem] = Problem.validate(data);
  demand(failure === undefined, `is no problem of the contract: ${failure?.message}`);
  demand(problem.code === expected, `says ${problem.code}, not ${expected}`);
  demand(problem.status === status, `says status ${problem.status} in an answer of ${status}`);
  demand(problem.title.length > 0, 'has no sentence');
  demand(
    (errorsOf(name) as string[]).includes(problem.code),
    `says ${problem.code}, which the table does not allow here`,
  );
}

/** The same refusal says the same in another sentence for every language. */
export function demandLanguages(answers: Sent[]): void {
  const titles = answers.map(({ data }) => Problem.validate(data)[1]?.title);
  demand(new Set(titles).size === answers.length, `is worded alike in several languages: ${titles.join(' / ')}`);
}
