import type { ErrorCode } from '@first-gong/domain';
import { type CallName, calls, errorsOf, generalErrors, memberErrors } from '../calls.js';
import { problemType, statusOf } from '../problem.js';
import type { JsonSchema } from './jsonSchema.js';
import { refTo } from './jsonSchema.js';

/** The sentence of each code in the API document. */
export type Sentences = Readonly<Record<ErrorCode, string>>;

interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: object }>;
}

const bearerHeader = { 'WWW-Authenticate': { description: 'Bearer.', schema: { type: 'string' } } };
const waitHeader = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** A Markdown list of codes with their sentences. */
const listed = (codes: readonly ErrorCode[], sentences: Sentences): string =>
  codes.map((code) => `- \`${code}\`: ${sentences[code]}`).join('\n');

const refusal = (codes: readonly ErrorCode[], sentences: Sentences): Response => ({
  description: listed(codes, sentences),
  content: {
    [problemType]: {
      schema: { allOf: [refTo('Problem'), { properties: { code: { enum: [...codes] } } }] },
    },
  },
});

/** The errors of a call without the general ones. */
export const ownErrors = (name: CallName): readonly ErrorCode[] => [
  ...calls[name].errors,
  ...(calls[name].who === 'member' ? memberErrors : []),
];

/** Groups codes by status, in ascending order. */
export function byStatus(codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) groups.set(statusOf(code), [...(groups.get(statusOf(code)) ?? []), code]);
  return [...groups].sort(([a], [b]) => a - b);
}

/** Error responses of a call, by status. A status of the call also lists the general codes of that status. */
export function refusalsOf(name: CallName, sentences: Sentences): Record<string, Response | JsonSchema> {
  const own = new Set(ownErrors(name).map(statusOf));
  const refusals = byStatus(errorsOf(name))
    .filter(([status]) => own.has(status))
    .map(([status, codes]) => [
      String(status),
      { ...refusal(codes, sentences), ...(status === 401 && { headers: bearerHeader }) },
    ]);
  return {
    ...Object.fromEntries(refusals),
    429: { $ref: '#/components/responses/TooManyRequests' },
    default: { $ref: '#/components/responses/AnyCall' },
  };
}

/** Error responses that every call shares. */
export const generalResponses = (sentences: Sentences): Record<string, Response> => ({
  TooManyRequests: { ...refusal(['tooManyRequests'], sentences), headers: waitHeader },
  AnyCall: refusal(generalErrors, sentences),
});
