/** An object with only some fields of another one. */
export const pick = <From extends object, Field extends keyof From>(
  from: From,
  fields: readonly Field[],
): Pick<From, Field> => Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<From, Field>;
