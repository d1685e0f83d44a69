import { type CallName, callNames, callOf, calls } from '@first-gong/contract';
import { type ErrorCode, type FieldError, fieldErrors, locales } from '@first-gong/domain';
import { assertLanguagesDiffer, assertRefusal, assertResponse, type Input, type Overrides } from './checks.js';
import { type ValidInput, validInputs } from './inputs.js';
import type { ExaminedServer } from './server.js';

export interface ShapeCheck {
  call: CallName;
  title: string;
  run(): Promise<void>;
}

/** Checks of every call, errors first, because valid requests change data. */
export function shapeChecks(server: ExaminedServer): ShapeCheck[] {
  const inputs = validInputs(server);
  return callNames.flatMap((call) => [
    ...refusals(call, server).map(([title, run]) => ({ call, title, run })),
    ...validRequest(call, inputs[call], server),
  ]);
}

/** The check of a valid request. Empty for calls that a rule checks. */
function validRequest(call: CallName, input: ValidInput, server: ExaminedServer): ShapeCheck[] {
  if ('rule' in input) return [];
  const run = async () => {
    assertResponse(call, await server.send(call, { token: server.member.token, ...(await input()) }));
  };
  return [{ call, title: 'the response to a valid request has the shape of the table', run }];
}

type Refusal = readonly [title: string, run: () => Promise<void>];

function refusals(name: CallName, server: ExaminedServer): Refusal[] {
  const call = callOf(name);
  const { token } = server.member;
  const refuse = async (codes: readonly ErrorCode[], input: Input = {}, overrides: Overrides = {}) => {
    assertRefusal(name, await server.send(name, { token, ...input }, overrides), ...codes);
  };
  const otherMethod = call.method === 'GET' ? 'POST' : 'GET';
  const isTaken = callNames.some((other) => calls[other].path === call.path && calls[other].method === otherMethod);
  const withoutBody = call.body ? codesOf(fieldErrors({}, call.body)) : [];
  const withoutQuery = call.query ? codesOf(fieldErrors({}, call.query)) : [];

  const checks: (Refusal | false)[] = [
    !isTaken && ['another method is refused', () => refuse(['methodNotAllowed'], {}, { method: otherMethod })],
    call.who === 'member' && [
      'a visitor is refused, in three languages',
      async () => {
        const answers = [];
        for (const locale of Object.values(locales)) answers.push(await server.send(name, {}, { locale }));
        for (const answer of answers) assertRefusal(name, answer, 'loginRequired');
        assertLanguagesDiffer(answers);
      },
    ],
    call.who === 'member' && ['an unknown token is refused', () => refuse(['loginRequired'], { token: 'of-nobody' })],
    withoutQuery.length > 0 && ['a query without required parameters is refused', () => refuse(withoutQuery)],
    withoutBody.length > 0 && ['an empty body is refused', () => refuse(withoutBody, { body: {} })],
    call.body !== undefined &&
      call.encoding !== 'form' && [
        'a body with invalid JSON is refused',
        () => refuse(['badRequest'], {}, { raw: '{"half":' }),
      ],
    call.body !== undefined && [
      'a body of another media type is refused',
      () => refuse(['unsupportedMediaType'], {}, { raw: 'hello', type: 'text/plain' }),
    ],
    call.body !== undefined && [
      'a body over 100 kB is refused',
      () => refuse(['payloadTooLarge'], {}, { raw: 'x'.repeat(120_000) }),
    ],
  ];
  return checks.filter((check) => check !== false);
}

/** Any code of the invalid fields is allowed. */
const codesOf = (fields: readonly FieldError[]): ErrorCode[] => [...new Set(fields.map(({ code }) => code))];
