import { Struct } from 'superstruct';
import { isCivilDate, isUtcInstant } from '../time/time.js';
import type { TextSchema } from './text.js';

const time = (isValid: (text: string) => boolean, schema: TextSchema): Struct<string, TextSchema> =>
  new Struct<string, TextSchema>({
    type: 'string',
    schema,
    validator: (value) => typeof value === 'string' && isValid(value),
  });

/** UTC ISO text. */
export const instant = () => time(isUtcInstant, { format: 'date-time' });

/** `YYYY-MM-DD` in Hong Kong. */
export const civilDate = () => time(isCivilDate, { format: 'date' });
