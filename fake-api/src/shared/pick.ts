/** A copy of an object with some fields. */
export const pick = <From extends object, Field extends keyof From>(
  from: From,
  fields: readonly Field[],
): Pick<From, Field> => Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<From, Field>;
