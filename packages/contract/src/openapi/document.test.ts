import { type ErrorCode, errorCodes } from '@first-gong/domain';
import { Validator } from '@seriousme/openapi-schema-validator';
import { boolean, define, literal, nullable, object, optional, string, type } from 'superstruct';
import { expect, test } from 'vitest';
import { isExtension } from '../call.js';
import { callNames, callOf } from '../callOf.js';
import { type CallName, calls, errorsOf } from '../calls.js';
import { problemType, statusOf } from '../problem.js';
import { createOpenApi } from './document.js';
import { createSchemaMaker } from './jsonSchema.js';
import { without } from './without.js';

const sentences = Object.fromEntries(errorCodes.map((code) => [code, `Sentence of ${code}.`])) as Record<
  ErrorCode,
  string
>;
const document = createOpenApi({ comments: { Seat: 'A seat.', 'Seat.row': 'Its row.' }, sentences });

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<
    string,
    { headers?: Record<string, unknown>; content?: Record<string, { schema: { allOf?: object[] } }> }
  >;
}
const operationOf = (name: CallName) =>
  document.paths[calls[name].path]?.[calls[name].method.toLowerCase()] as Operation;

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('control: the validator refuses an invalid document', async () => {
  const { valid } = await new Validator().validate({ ...JSON.parse(JSON.stringify(document)), paths: { api: 7 } });
  expect(valid).toBe(false);
});

test('every reference has its definition', () => {
  for (const [, kind = '', name = ''] of JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    expect(document.components[kind], `${kind}/${name}`).toHaveProperty(name);
  }
});

test.each(callNames)('§7 the document has %s with its parameters, body, role and codes', (name) => {
  const call = callOf(name);
  const operation = operationOf(name);
  expect(operation.operationId).toBe(name);
  expect(operation.security).toEqual(call.who === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }]);
  expect(
    operation.parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
  ).toEqual(Object.keys((call.query?.schema ?? {}) as object));
  expect(operation.parameters.some(({ $ref }) => $ref?.endsWith('/timestamp'))).toBe(call.path.endsWith('.json'));
  expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
    call.body ? [call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'] : [],
  );
  expect(Object.keys(operation.responses)).toContain(call.redirects ? '303' : '200');
  expect(operation.responses[200]?.headers).toEqual(
    call.paged ? { 'X-Total-Count': expect.objectContaining({ required: true }) } : undefined,
  );
  for (const code of call.errors) {
    const refusal = operation.responses[String(statusOf(code))]?.content?.[problemType];
    expect(JSON.stringify(refusal?.schema.allOf), code).toContain(`"${code}"`);
  }
  const said = JSON.stringify(operation.responses).match(/`\w+`(?=: Sentence)/g) ?? [];
  expect(said.filter((code) => !errorsOf(name).includes(code.slice(1, -1) as ErrorCode))).toEqual([]);
});

test('entities have their names of domain, their comments, bounds and formats', () => {
  const { Seat, Cart, TransactionChange, AddressNode, CinemaHold } = document.components.schemas;
  expect(Seat).toMatchObject({ description: 'A seat.', properties: { row: { description: 'Its row.' } } });
  expect(Cart?.properties).toMatchObject({
    items: { type: 'array', items: { $ref: '#/components/schemas/CartItem' } },
    expiresAt: { type: ['string', 'null'], format: 'date-time' },
    ticketsTotal: { type: 'integer', minimum: 0, description: 'Cents of a Hong Kong dollar.' },
  });
  expect(TransactionChange?.properties?.cardFirst4).toMatchObject({ minLength: 1, pattern: '^\\d{4}$' });
  expect(TransactionChange?.required).not.toContain('newAddress');
  expect(AddressNode?.properties?.children).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/AddressNode' },
  });
  expect(CinemaHold?.properties?.ticketTypes).toMatchObject({ properties: { senior: { minimum: 0 } } });
  expect(CinemaHold?.properties?.ticketTypes).not.toHaveProperty('required');
});

test('the schema marks values that may be null or missing', () => {
  const { use } = createSchemaMaker(new Map());
  const struct = type({
    plain: string(),
    none: nullable(string()),
    never: optional(literal('x')),
    ticked: define<true>('boolean', (value) => value === true),
    inside: nullable(object({ on: boolean() })),
  });
  expect(use(struct)).toEqual({
    type: 'object',
    properties: {
      plain: { type: 'string' },
      none: { type: ['string', 'null'] },
      never: { const: 'x' },
      ticked: { const: true },
      inside: {
        type: ['object', 'null'],
        properties: { on: { type: 'boolean' } },
        required: ['on'],
        additionalProperties: false,
      },
    },
    required: ['plain', 'none', 'ticked', 'inside'],
  });
  expect(() => use(define('secret', () => true))).toThrow('cannot say what "secret" is');
});

test('§7 each call outside the provider’s list says what the site lacks without it, and no other call does', () => {
  expect(Object.keys(without).sort()).toEqual(callNames.filter((name) => isExtension(callOf(name))).sort());
});
