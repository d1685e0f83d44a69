import type { ListSchema, NumberSchema, TextSchema } from '@first-gong/domain';

/** The subset of JSON Schema 2020-12 that the contract needs. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  maxItems?: number;
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

export interface AnyStruct {
  type: string;
  schema: unknown;
  is(value: unknown): boolean;
}

/** Names of structs by their schema object. Nullable and optional copies of a struct share the object. */
export type Names = ReadonlyMap<unknown, string>;

/** Comments, keyed by `Entity` and `Entity.field`. */
export type Comments = Readonly<Record<string, string>>;

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Whether a value may be missing or null. superstruct stores neither, so both functions test a value. */
export const isOptional = (struct: AnyStruct): boolean => struct.is(undefined);
const isNullable = (struct: AnyStruct): boolean => struct.is(null);

const orNull = (schema: JsonSchema): JsonSchema => {
  const values = schema.enum && { enum: [...schema.enum, null] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'], ...values };
  return { anyOf: [schema, { type: 'null' }] };
};

export interface SchemaMaker {
  /** A reference if the struct has a name, otherwise its schema. */
  use(struct: AnyStruct): JsonSchema;
  /** The definition of a name. */
  define(name: string, struct: AnyStruct): JsonSchema;
}

/** Converts the contract's structs to JSON Schema. @throws for an unsupported kind of struct. */
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
      // `type()` allows unknown fields, because responses may grow. `object()` rejects them.
      ...(struct.type !== 'type' && { additionalProperties: false }),
    };
  };

  const plain = (struct: AnyStruct, owner: string): JsonSchema => {
    switch (struct.type) {
      case 'object':
      case 'type':
        return objectOf(struct, owner);
      case 'record': {
        // Every key is optional. superstruct's own records do not store their keys.
        const { required: _, ...schema } = objectOf(struct, owner);
        return struct.schema === null ? { type: 'object' } : schema;
      }
      case 'array':
        return { type: 'array', items: make(struct.schema as AnyStruct, owner) };
      case 'list': {
        const { items, maxItems } = struct.schema as ListSchema<AnyStruct>;
        return { type: 'array', items: make(items, owner), maxItems };
      }
      case 'enums':
        return { type: 'string', enum: Object.values(struct.schema as Record<string, string>) };
      case 'literal':
        return { const: struct.schema };
      case 'boolean':
        // A checkbox that must be ticked.
        return struct.is(false) ? { type: 'boolean' } : { const: true };
      case 'string':
        return { type: 'string', ...(struct.schema as TextSchema | null) };
      case 'integer':
        return { type: 'integer', ...(struct.schema as NumberSchema | null) };
      case 'number':
        return { type: 'number' };
      case 'lazy':
        // Only trees are lazy, and they refer to their own entity.
        return refTo(owner);
      default:
        throw new Error(
          `The API document cannot say what "${struct.type}" is: use a known struct, or add this one here.`,
        );
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
