import { errorCodes } from '@first-gong/domain';
import { callNames, callNamesOf, callOf } from '../callOf.js';
import { areas, type CallName, calls, errorsOf, generalErrors, memberErrors, uploadErrors } from '../calls.js';
import { statusOf } from '../problem.js';
import type { OpenApi } from './document.js';
import type { JsonSchema } from './jsonSchema.js';
import { byStatus, ownErrors, type Sentences } from './problems.js';
import { summaries } from './summaries.js';
import { without } from './without.js';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** One Markdown table per area, with one line per call. */
export const areaTables = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(areas).map(([area, group]) => [
      area,
      table(
        ['Call', 'Method and path', 'Who', 'What it does', 'Errors of its own'],
        callNamesOf(group).map((name) => {
          const { method, path, who, errors } = callOf(name);
          const summary = summaries[name];
          return [`[${name}](calls.md#${name.toLowerCase()})`, code(`${method} ${path}`), who, summary, list(errors)];
        }),
      ),
    ]),
  );

const list = (codes: readonly string[]): string => codes.map(code).join(', ');

/** A schema as text. */
function wordsOf(schema: JsonSchema | undefined): string {
  if (!schema) return '';
  const { $ref, anyOf, type, items, enum: values, format, properties } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return `[${name}](entities.md#${name.toLowerCase()})`;
  }
  if (anyOf) return anyOf.map(wordsOf).join(' or ');
  const orNull = Array.isArray(type) ? ' or null' : '';
  const [kind] = [type].flat();
  if (values) return `${list(values.filter((value) => value !== null).map(String))}${orNull}`;
  if (kind === undefined) return code(JSON.stringify(schema.const));
  if (kind === 'array') return `list of ${wordsOf(items)}${orNull}`;
  if (kind === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, field]) => `${code(name)}: ${wordsOf(field)}`);
    return `{ ${fields.join('; ')} }${orNull}`;
  }
  const formats: Record<string, string> = { 'date-time': 'UTC instant', date: 'day' };
  return `${formats[format ?? ''] ?? kind}${orNull}`;
}

/** The description and bounds of a schema. A minimum of 0 is omitted. */
function notesOf({ description, minLength, maxLength, minimum, maximum, pattern }: JsonSchema): string {
  const bounds = [
    minLength && 'not empty',
    maxLength && `at most ${maxLength} characters`,
    minimum && `at least ${minimum}`,
    maximum && `at most ${maximum}`,
    pattern && `like ${code(pattern)}`,
  ].filter(Boolean);
  const sentence = bounds.join(', ').replace(/^./, (first) => first.toUpperCase());
  return [description, sentence && `${sentence}.`].filter(Boolean).join(' ');
}

interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));

const fieldTable = (fields: readonly Field[]): string =>
  table(
    ['Field', 'Type', ''],
    fields.map(({ name, schema, required }) => [
      `${code(name)}${required ? '' : ', optional'}`,
      wordsOf(schema),
      notesOf(schema),
    ]),
  );

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; description?: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** The section of one call: parameters, body, response and errors. */
function callSection(name: CallName, { paths }: OpenApi): string {
  const { method, path, who, source, paged, redirects, streams, firewall } = callOf(name);
  const operation = paths[path]?.[method.toLowerCase()] as Operation;
  const parameters = operation.parameters.flatMap(({ name: field, schema = {}, required = false, description }) =>
    field === undefined ? [] : [{ name: field, schema: { ...schema, ...(description && { description }) }, required }],
  );
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const response = operation.responses[200]?.content?.['application/json']?.schema;
  const refusals = byStatus(ownErrors(name)).map(([status, codes]) => `${status} ${list(codes)}`);
  return [
    `### ${name}`,
    `${code(`${method} ${path}`)} · ${who} · ${source}`,
    summaries[name],
    ...(without[name] ? [`**Without it**: ${without[name]}`] : []),
    ...(parameters.length > 0 ? [`**Parameters**\n\n${fieldTable(parameters)}`] : []),
    ...(body ? [`**Body**, ${code(body[0])}: ${bodyText(body[1].schema)}`] : []),
    redirects
      ? '**Response**: 303 with `Location`.'
      : `**Response**: ${wordsOf(response)}${paged ? ', with `X-Total-Count`' : ''}.`,
    ...(streams
      ? ['**Stream**: with `Accept: text/event-stream`, an event for each change, with a response as data.']
      : []),
    ...(refusals.length > 0 ? [`**Errors**: ${refusals.join('; ')}.`] : []),
    ...(firewall ? ['Sent through the fetch of the page’s web firewall.'] : []),
  ].join('\n\n');
}

const bodyText = (schema: JsonSchema): string =>
  schema.$ref ? `${wordsOf(schema)}.` : `\n\n${fieldTable(fieldsOf(schema))}`;

const generated = 'Made from `packages/contract` by `npm run openapi`. Do not edit.';

/** The Markdown page of all calls, by area. */
export const callsPage = (document: OpenApi): string =>
  [
    '# Calls',
    `${generated} Every call has the parameter ${code('locale')}. The errors of every call are in [errors.md](errors.md).`,
    ...Object.entries(areas).flatMap(([area, group]) => [
      `## ${area}`,
      ...callNamesOf(group).map((name) => callSection(name, document)),
    ]),
    '',
  ].join('\n\n');

/** The Markdown page of all entities. */
export const entitiesPage = ({ components }: OpenApi): string =>
  [
    '# Entities',
    `${generated} A response may have more fields than these; a request may not.`,
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      `## ${name}`,
      ...(schema.description ? [schema.description] : []),
      schema.properties ? fieldTable(fieldsOf(schema)) : `One of the codes in [errors.md](errors.md).`,
    ]),
    '',
  ].join('\n\n');

/** The Markdown page of the error catalogue (spec §8): status, sentence and calls of each code. */
export function errorsPage(sentences: Sentences): string {
  const general: readonly string[] = generalErrors;
  const members: readonly string[] = memberErrors;
  const upload: readonly string[] = uploadErrors;
  const sendersOf = (error: (typeof errorCodes)[number]): string => {
    if (general.includes(error)) return 'every call';
    const ofMembers = members.includes(error);
    const senders = callNames
      .filter((name) => errorsOf(name).includes(error) && !(ofMembers && calls[name].who === 'member'))
      .map((name) => `[${name}](calls.md#${name.toLowerCase()})`);
    const all = [...(ofMembers ? ['every call of a member'] : []), ...senders];
    if (all.length > 0) return all.join(', ');
    return upload.includes(error) ? 'the upload target' : 'no server: only the storefront notices it';
  };
  return [
    '# Errors',
    `${generated} An error response is ${code('application/problem+json')} with these codes; the sentence is in the language of the call.`,
    table(
      ['Code', 'Status', 'Sentence in English', 'Sent by'],
      errorCodes.map((error) => [code(error), String(statusOf(error)), sentences[error], sendersOf(error)]),
    ),
    '',
  ].join('\n\n');
}
