import { type CallName, callNames, callOf, calls } from '@first-gong/contract';
import { type ErrorCode, type FieldError, fieldErrors, locales } from '@first-gong/domain';
import { demandAnswer, demandLanguages, demandProblem, type Input, type Sending } from './checks.js';
import { type ValidInput, validInputs } from './inputs.js';
import type { World } from './world.js';

/** One look at one call. */
export interface ShapeCheck {
  call: CallName;
  title: string;
  run(): Promise<void>;
}

/** For each call what the table promises of it: every refusal first, because a good answer leaves something behind. */
export function shapeChecks(world: World): ShapeCheck[] {
  const inputs = validInputs(world);
  return callNames.flatMap((call) => [
    ...refusals(call, world).map(([title, run]) => ({ call, title, run })),
    ...goodAnswer(call, inputs[call], world),
  ]);
}

/** Nothing where a rule looks at it. */
function goodAnswer(call: CallName, input: ValidInput, world: World): ShapeCheck[] {
  if ('rule' in input) return [];
  const run = async () => {
    demandAnswer(call, await world.send(call, { token: world.member.token, ...(await input()) }));
  };
  return [{ call, title: 'a valid request is answered by the table', run }];
}

type Refusal = readonly [title: string, run: () => Promise<void>];

function refusals(name: CallName, world: World): Refusal[] {
  const call = callOf(name);
  const { token } = world.member;
  const refuse = async (codes: readonly ErrorCode[], input: Input = {}, sending: Sending = {}) => {
    demandProblem(name, await world.send(name, { token, ...input }, sending), ...codes);
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
        for (const locale of Object.values(locales)) answers.push(await world.send(name, {}, { locale }));
        for (const answer of answers) demandProblem(name, answer, 'loginRequired');
        demandLanguages(answers);
      },
    ],
    call.who === 'member' && [
      'a token that nobody was given is refused',
      () => refuse(['loginRequired'], { token: 'of-nobody' }),
    ],
    withoutQuery.length > 0 && ['a query without what is required is refused', () => refuse(withoutQuery)],
    withoutBody.length > 0 && ['an empty body is refused', () => refuse(withoutBody, { body: {} })],
    call.body !== undefined &&
      call.encoding !== 'form' && [
        'a body that is no JSON is refused',
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

/** What may be said where several fields are at fault: the code of any of them. */
const codesOf = (fields: readonly FieldError[]): ErrorCode[] => [...new Set(fields.map(({ code }) => code))];
