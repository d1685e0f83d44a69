/**
 * Isolates the text direction of a user's name in plain text (U+2068 to U+2069). Removes isolates within the name,
 * which would end it.
 */
export const isolated = (name: string): string => `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069`;
