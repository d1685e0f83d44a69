import * as domain from '@first-gong/domain';
import { Struct } from 'superstruct';
import { isExtension } from '../call.js';
import { type AnyCall, callNamesOf, callOf } from '../callOf.js';
import { areas, type CallName } from '../calls.js';
import { Code, Problem } from '../problem.js';
import { type AnyStruct, type Comments, createSchemaMaker, isOptional, type JsonSchema } from './jsonSchema.js';
import { parameterText } from './parameters.js';
import { generalResponses, refusalsOf, type Sentences } from './problems.js';
import { summaries } from './summaries.js';

/** Texts that are not in the table: entity comments and error sentences. */
export interface OpenApiStrings {
  comments: Comments;
  sentences: Sentences;
}

export interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema>; [kind: string]: unknown };
  [part: string]: unknown;
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Structs with a name in the document: the entities of domain, and `Problem`. */
const named: [string, AnyStruct][] = Object.entries({ ...domain, ErrorCode: Code, Problem }).flatMap(([name, value]) =>
  value instanceof Struct ? [[name, value]] : [],
);
const names = new Map<unknown, string>(named.map(([name, { schema }]) => [schema, name]));

/** The OpenAPI 3.1 document of the table of calls (spec §7). */
export function createOpenApi({ comments, sentences }: OpenApiStrings): OpenApi {
  const schemas = createSchemaMaker(names, comments);

  const operationOf = (name: CallName, tag: string) => {
    const call = callOf(name);
    const { path, who, query, body, encoding = 'json' } = call;
    return {
      operationId: name,
      tags: [tag],
      summary: summaries[name],
      description: describe(call),
      // The client sends its token with every call, also with a visitor's.
      security: who === 'member' ? [{ bearer: [] }] : [{}, { bearer: [] }],
      parameters: [
        { $ref: '#/components/parameters/locale' },
        ...(path.endsWith('.json') ? [{ $ref: '#/components/parameters/timestamp' }] : []),
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => ({
          name: part,
          in: 'path',
          required: true,
          schema: { type: 'string' },
        })),
        ...Object.entries((query?.schema ?? {}) as Record<string, AnyStruct>).map(([field, struct]) => {
          const { description = parameterText(name, field), ...schema } = schemas.use(struct);
          return { name: field, in: 'query', required: !isOptional(struct), description, schema };
        }),
      ],
      ...(body && {
        requestBody: { required: true, content: { [contentTypes[encoding]]: { schema: schemas.use(body) } } },
      }),
      responses: { ...successResponse(call, schemas.use), ...refusalsOf(name, sentences) },
    };
  };

  const paths: OpenApi['paths'] = {};
  for (const [tag, group] of Object.entries(areas)) {
    for (const name of callNamesOf(group)) {
      const { path, method } = callOf(name);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, tag) };
    }
  }

  const definitions = Object.fromEntries(named.map(([name, struct]) => [name, schemas.define(name, struct)]));
  return {
    openapi: '3.1.1',
    info: {
      title: 'First Gong 開鑼',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Every call between the storefront and its API. How to begin: README.md in this folder.',
    },
    servers: [{ url: '/', description: 'The origin of the pages.' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: reachable({ paths, Problem: definitions.Problem }, definitions),
      parameters,
      responses: generalResponses(sentences),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
      },
    },
  };
}

const parameters = {
  locale: {
    name: 'locale',
    in: 'query',
    description: 'Language of the texts in responses and errors.',
    schema: { type: 'string', enum: Object.values(domain.locales), default: domain.locales[domain.defaultLang] },
  },
  timestamp: {
    name: 'timestamp',
    in: 'query',
    description: 'Milliseconds since 1970. Keeps old responses out of caches and has no other meaning.',
    schema: { type: 'integer' },
  },
};

const describe = ({ source, firewall }: AnyCall): string =>
  [
    isExtension({ source }) ? `Not in the provider’s list (${source}).` : `Source: ${source}.`,
    ...(firewall ? ['The storefront sends it through the fetch of the page’s web firewall.'] : []),
  ].join(' ');

function successResponse({ response, redirects, streams, paged }: AnyCall, use: (struct: AnyStruct) => JsonSchema) {
  if (redirects) {
    const headers = { Location: { description: 'A page of the site.', schema: { type: 'string' } } };
    return { 303: { description: 'The browser continues at this page.', headers } };
  }
  const total = {
    'X-Total-Count': { description: 'The number of rows on all pages.', required: true, schema: { type: 'integer' } },
  };
  const content = {
    [contentTypes.json]: { schema: use(response) },
    ...(streams && { 'text/event-stream': { schema: { type: 'string' } } }),
  };
  return { 200: { description: 'Done.', ...(paged && { headers: total }), content } };
}

/** The definitions that a schema needs, directly or through other definitions. */
function reachable(part: unknown, definitions: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const found = new Set<string>();
  const follow = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(definitions[name]);
    }
  };
  follow(part);
  found.add('Problem');
  return Object.fromEntries(
    [...found].sort().flatMap((name) => (definitions[name] ? [[name, definitions[name]]] : [])),
  );
}
