/**
 * A name that a person typed, for a line of plain text: it changes the direction of nothing beside it (U+2068 to U+2069).
 * An isolate within the name would end this one.
 */
export const isolated = (name: string): string => `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`;
