import type { AnyCall } from '@first-gong/contract';
import type { ListSchema } from '@first-gong/domain';
import type { Struct } from 'superstruct';

/** Valid values for texts of forms. */
const texts: Record<string, string> = {
  email: 'fuzz@example.com',
  loginEmail: 'fuzz@example.com',
  confirmEmail: 'fuzz@example.com',
  password: 'eight or more',
  confirmPassword: 'eight or more',
  newPassword: 'eight or more',
  retypedPassword: 'eight or more',
  mobile: '5123 4567',
  contactNumber: '5123 4567',
  cardFirst4: '4917',
  cardLast4: '4417',
  country: 'HK',
  area: 'HKI',
  district: 'CW',
  fileName: 'card.jpg',
  q: '灣仔',
  zone: 'A',
};

const sampleOf = (name: string, { type, schema }: Pick<Struct<unknown, unknown>, 'type' | 'schema'>): unknown => {
  switch (type) {
    case 'string':
      return texts[name] ?? 'unknown';
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'enums':
      return Object.values(schema as object)[0];
    case 'array':
      return [sampleOf(name, schema as Struct<unknown, unknown>)];
    case 'list':
      return [sampleOf(name, (schema as ListSchema<Struct<unknown, unknown>>).items)];
    case 'object':
    case 'type':
      return sampleFields(schema as Record<string, Struct<unknown, unknown>>);
    default:
      return {};
  }
};

const sampleFields = (fields: Record<string, Struct<unknown, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, struct]) => [name, sampleOf(name, struct)]));

/** A body with every field of a call, from which fuzz tests start. */
export const bodyOf = ({ body }: AnyCall): Record<string, unknown> =>
  sampleFields((body?.schema ?? {}) as Record<string, Struct<unknown, unknown>>);
