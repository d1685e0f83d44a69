import type { ListSchema, NumberSchema, TextSchema } from '@first-gong/domain';

/** The part of JSON Schema (2020-12) that the structs of the contract need. */
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

/** A struct of any type. */
export interface AnyStruct {
  type: string;
  schema: unknown;
  is(value: unknown): boolean;
}

/** Names of structs by their schema. A nullable or optional copy of a struct has the same schema. */
export type Names = ReadonlyMap<unknown, string>;

/** Comments by `Entity` and `Entity.field`. */
export type Comments = Readonly<Record<string, string>>;

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Whether a value may be missing or null. superstruct does not record either, so the functions try the values. */
export const isOptional = (struct: AnyStruct): boolean => struct.is(undefined);
const isNullable = (struct: AnyStruct): boolean => struct.is(null);

const orNull = (schema: JsonSchema): JsonSchema => {
  const values = schema.enum && { enum: [...schema.enum, null] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'], ...values };
  return { anyOf: [schema, { type: 'null' }] };
};

export interface SchemaMaker {
  /** The schema at the place where a struct is used: a reference if the struct has a name. */
  use(struct: AnyStruct): JsonSchema;
  /** The definition of a name. */
  define(name: string, struct: AnyStruct): JsonSchema;
}

/** Makes JSON Schema of the contract's structs. @throws for a kind of struct that the schema maker does not know. */
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
      // `type()` accepts unknown fields, for responses that may grow; `object()` refuses them.
      ...(struct.type !== 'type' && { additionalProperties: false }),
    };
  };

  const plain = (struct: AnyStruct, owner: string): JsonSchema => {
    switch (struct.type) {
      case 'object':
      case 'type':
        return objectOf(struct, owner);
      case 'record': {
        // Every key may be missing. The records of superstruct itself do not keep their keys.
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
        // A tree refers to its own entity.
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
