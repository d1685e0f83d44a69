import type { NumberSchema, TextSchema } from '@first-gong/domain';

/** The part of JSON Schema (2020-12) that the contract's structs come to. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** What the document asks of a struct, whatever values it is for. */
export interface AnyStruct {
  type: string;
  schema: unknown;
  is(value: unknown): boolean;
}

/** Structs that the document names, by the schema they hold: a nullable or optional copy of a struct holds the same. */
export type Names = ReadonlyMap<unknown, string>;

/** What comments say, by `Entity` and `Entity.field`. */
export type Comments = Readonly<Record<string, string>>;

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Whether a value may be left out, or be null. superstruct keeps no note of either, so the struct is asked. */
export const isOptional = (struct: AnyStruct): boolean => struct.is(undefined);
const isNullable = (struct: AnyStruct): boolean => struct.is(null);

const orNull = (schema: JsonSchema): JsonSchema => {
  const values = schema.enum && { enum: [...schema.enum, null] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'], ...values };
  return { anyOf: [schema, { type: 'null' }] };
};

export interface SchemaMaker {
  /** A struct where it is used: a reference where it has a name. */
  use(struct: AnyStruct): JsonSchema;
  /** What a name stands for. */
  define(name: string, struct: AnyStruct): JsonSchema;
}

/** Makes JSON Schema of the contract's structs. @throws when a struct is of a kind that the house does not use. */
export function createSchemaMaker(names: Names, comments: Comments = {}): SchemaMaker {
  const commented = (key: string, schema: JsonSchema): JsonSchema =>
    comments[key] === undefined ? schema : { ...schema, description: comments[key] };

  const objectOf = (struct: AnyStruct, owner: string): JsonSchema => {
    const fields = Object.entries((struct.schema ?? {}) as Record<string, AnyStruct>);
    const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(([name, field]) => [name, commented(`${owner}.${name}`, make(field, owner))]),
      ),
      ...(required.length > 0 && { required }),
      // `type()` takes fields it does not know, for answers that grow; `object()` refuses them.
      ...(struct.type !== 'type' && { additionalProperties: false }),
    };
  };

  const plain = (struct: AnyStruct, owner: string): JsonSchema => {
    switch (struct.type) {
      case 'object':
      case 'type':
        return objectOf(struct, owner);
      case 'record': {
        // Keys that are left out are none; superstruct's own records forget which keys there are.
        const { required: _, ...schema } = objectOf(struct, owner);
        return struct.schema === null ? { type: 'object' } : schema;
      }
      case 'array':
        return { type: 'array', items: make(struct.schema as AnyStruct, owner) };
      case 'enums':
        return { type: 'string', enum: Object.values(struct.schema as Record<string, string>) };
      case 'literal':
        return { const: struct.schema };
      case 'boolean':
        // A box that has to be ticked.
        return struct.is(false) ? { type: 'boolean' } : { const: true };
      case 'string':
        return { type: 'string', ...(struct.schema as TextSchema | null) };
      case 'integer':
        return { type: 'integer', ...(struct.schema as NumberSchema | null) };
      case 'lazy':
        // A tree: the entity that it stands in.
        return refTo(owner);
      default:
        throw new Error(`The API document cannot say what "${struct.type}" is: use a struct it knows, or teach it.`);
    }
  };

  const make = (struct: AnyStruct, owner: string): JsonSchema => {
    const name = struct.schema === null ? undefined : names.get(struct.schema);
    const schema = name === undefined ? plain(struct, owner) : refTo(name);
    return isNullable(struct) ? orNull(schema) : schema;
  };

  return {
    use: (struct) => make(struct, ''),
    define: (name, struct) => commented(name, plain(struct, name)),
  };
}
