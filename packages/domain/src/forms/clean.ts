import { cleanLine, inOneLine, visible } from './line.js';

/** Determines how a text is cleaned. `exact` leaves passwords and keys unchanged. */
export const textKinds = ['line', 'lines', 'email', 'phone', 'digits', 'code', 'exact'] as const;
export type TextKind = (typeof textKinds)[number];

/**
 * Removes what keyboards and clipboards add, in screens and on the server, before any rule runs (spec §5). Idempotent.
 * @param kind `line`: names, streets, searches. `lines`: keeps lines, spaces and widths. `digits` and `code`: no spaces
 */
export const clean = (text: string, kind: TextKind = 'line'): string => cleaners[kind](text);

const cleaners: Record<TextKind, (text: string) => string> = {
  line: cleanLine,
  lines: (text) => visible(text).trim(),
  email: (text) => unwrapped(plain(text).replaceAll('。', '.')),
  phone: phoneOf,
  digits: (text) =>
    plain(text)
      .replace(/[ ー-]/g, '')
      .normalize(),
  code: (text) => plain(text).replaceAll(' ', '').toUpperCase().normalize(),
  exact: (text) => text,
};

/** Machine-readable text: half width, "-" as hyphen, no variation selectors or joiners. */
const plain = (text: string): string =>
  inOneLine(
    text
      .normalize('NFKC')
      .replace(/[\p{Join_Control}\p{Variation_Selector}]/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-'),
  ).normalize('NFKC');

/** Extracts an email from a mailto link, "Ho Ching <ho@example.hk>" or quotation marks. */
function unwrapped(text: string): string {
  const inBrackets = /^[^<>]*<([^<>]+)>$/.exec(withoutQuotes(text))?.[1] ?? text;
  const [address = '', ...query] = withoutQuotes(inBrackets).split('?');
  return query.length > 0 && address.includes('@') ? withoutQuotes(address) : withoutQuotes(inBrackets);
}

const withoutQuotes = (text: string): string =>
  text
    .replace(/^(?:mailto:|["'“”‘’「」『』《》\s])+/i, '')
    .replace(/(?<!["'“”‘’「」『』《》\s])["'“”‘’「」『』《》\s]+$/, '');

/** Normalizes brackets and separators. Eleven digits with Hong Kong's area code get a plus. */
function phoneOf(text: string): string {
  const number = plain(text)
    .replace(/^tel:\s*/i, '')
    .replaceAll('ー', '-')
    .replace(/[【〔[]/g, '(')
    .replace(/[】〕\]]/g, ')')
    .replace(/(?<=[(+-]) | (?=[)-])/g, '');
  return /^(?:00)?852(?:[ -]?\d){8}$/.test(number) ? number.replace(/^(?:00)?/, '+') : number;
}
