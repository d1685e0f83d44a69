import { type CallName, callOf, errorsOf, Problem, problemType, statusOf } from '@first-gong/contract';
import { type ErrorCode, locales } from '@first-gong/domain';

/** What a request of a call carries. */
export interface Input {
  query?: Record<string, string>;
  body?: object;
  params?: Record<string, string>;
  /** The session to send it in, where it is not the run's own; null for a visitor. */
  token?: string | null;
}

export interface Sent {
  status: number;
  headers: Headers;
  data: unknown;
}

/** What makes a request another than the table's. */
export interface Sending {
  method?: string;
  locale?: string | null;
  /** Sent as it is, in the place of the body. */
  raw?: string;
  type?: string;
}

const encodings = {
  json: { type: 'application/json', encode: (body: object) => JSON.stringify(body) },
  form: {
    type: 'application/x-www-form-urlencoded',
    encode: (body: object) => String(new URLSearchParams({ ...body })),
  },
};

/** Sends one request of a call, right or wrong. */
export async function send(url: string, name: CallName, input: Input, sending: Sending = {}): Promise<Sent> {
  const call = callOf(name);
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(input.params?.[part] ?? 'unknown'),
  );
  const { locale = locales.zh_hk } = sending;
  const search = new URLSearchParams({ ...(locale !== null && { locale }), ...input.query });
  const { type, encode } = encodings[call.encoding ?? 'json'];
  const body = sending.raw ?? (input.body && encode(input.body));
  const response = await fetch(`${url}${path}?${search}`, {
    method: sending.method ?? call.method,
    headers: {
      ...(body !== undefined && { 'content-type': sending.type ?? type }),
      ...(input.token && { authorization: `Bearer ${input.token}` }),
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

/** An answer that is not what the contract says, and in what. */
export class Nonconformity extends Error {}

/** Something that this server, or this run of it, gives no occasion to look at, and why. */
export class NotExamined extends Error {}

export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Nonconformity(otherwise);
}

const typeOf = ({ headers }: Sent) => headers.get('content-type') ?? 'nothing';
const shown = (data: unknown) => JSON.stringify(data)?.slice(0, 200);
const codeOf = ({ data }: Sent) => Problem.validate(data)[1]?.code;

/** A server that has had enough of this address says nothing about anything else. */
function demandNoWait(answer: Sent): void {
  if (codeOf(answer) !== 'tooManyRequests') return;
  throw new NotExamined(`the server asks to wait ${answer.headers.get('retry-after') ?? 'some'} seconds first`);
}

/** A good answer: 200, JSON, and the struct of the table; or 303 to somewhere, where the table says so. */
export function demandAnswer<Answer = unknown>(name: CallName, answer: Sent): Answer {
  const { status, headers, data } = answer;
  const { response, redirects, paged } = callOf(name);
  demandNoWait(answer);
  if (redirects) {
    demand(status === 303 && headers.get('location') !== null, `answered ${status} without a Location, not 303 to one`);
    return undefined as Answer;
  }
  demand(status === 200, `answered ${status} ${shown(data)}, not 200`);
  demand(typeOf(answer).startsWith('application/json'), `is ${typeOf(answer)}, not JSON`);
  const [failure] = response.validate(data);
  demand(failure === undefined, `does not have the shape of the table: ${failure?.message}`);
  if (paged) {
    demand(/^\d+$/.test(headers.get('x-total-count') ?? ''), 'has no X-Total-Count, which a list by the page needs');
  }
  return data as Answer;
}

/** A refusal: a problem of the catalogue with its status, worded, and among those the table allows for the call. */
export function demandProblem(name: CallName, answer: Sent, ...expected: readonly ErrorCode[]): Problem {
  const { status, data } = answer;
  if (!expected.includes('tooManyRequests')) demandNoWait(answer);
  const wanted = expected.join(' or ');
  const [failure, problem] = Problem.validate(data);
  const said = problem ? ` (${problem.code})` : '';
  demand(
    expected.some((code) => status === statusOf(code)),
    `answered ${status}${said}, not ${[...new Set(expected.map(statusOf))].join(' or ')} for ${wanted}`,
  );
  demand(typeOf(answer).startsWith(problemType), `is ${typeOf(answer)}, not ${problemType}`);
  demand(failure === undefined, `is no problem of the contract: ${failure?.message}`);
  demand(expected.includes(problem.code), `says ${problem.code}, not ${wanted}`);
  demand(problem.status === status, `says status ${problem.status} in an answer of ${status}`);
  demand(problem.title.length > 0, 'has no sentence');
  demand(errorsOf(name).includes(problem.code), `says ${problem.code}, which the table does not allow here`);
  return problem;
}

/** The same refusal says the same in another sentence for every language. */
export function demandLanguages(answers: Sent[]): void {
  const titles = answers.map(({ data }) => Problem.validate(data)[1]?.title);
  demand(new Set(titles).size === answers.length, `is worded alike in several languages: ${titles.join(' / ')}`);
}

/** A refusal that time mends says when: Retry-After in seconds. */
export function demandWait({ headers }: Sent, atMost: number): void {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  demand(Number.isInteger(seconds) && seconds > 0, `has Retry-After ${headers.get('retry-after')}, not whole seconds`);
  demand(seconds <= atMost, `asks to wait ${seconds} seconds, more than ${atMost}`);
}
