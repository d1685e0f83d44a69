/** Joins the groups of a number, as in "0000 0000", so that no line breaks between them. */
export const wholeNumbers = (text: string): string => text.replace(/(?<=\d) (?=\d)/g, '\u00a0');
