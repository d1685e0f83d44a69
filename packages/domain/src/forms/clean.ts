import { cleanLine, inOneLine, visible } from './line.js';

/** How a text is cleaned: by what it is. `exact` is for passwords and keys, which nothing may change. */
export const textKinds = ['line', 'lines', 'email', 'phone', 'digits', 'code', 'exact'] as const;
export type TextKind = (typeof textKinds)[number];

/**
 * A text as it is judged, kept and shown: without what keyboards and clipboards add to it. Screen and server clean with
 * this function before any rule looks at the text (spec §5). A text without a visible character becomes empty. A text
 * that is not understood stays wrong, for a rule to refuse. Cleaning twice changes nothing more.
 * @param kind `line`: a name, a street, search words. `lines`: a text whose author decides about lines, spaces and
 * widths. `digits` and `code` (of a promotion, of an order) also lose their spaces.
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

/** A text for machines: every width is plain, every hyphen is "-", and there are neither variants nor joiners. */
const plain = (text: string): string =>
  inOneLine(
    text
      .normalize('NFKC')
      .replace(/[\p{Join_Control}\p{Variation_Selector}]/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-'),
  ).normalize('NFKC');

/** The address in a copied link, in "Ho Ching <ho@example.hk>", and in quotation marks. */
function unwrapped(text: string): string {
  const inBrackets = /^[^<>]*<([^<>]+)>$/.exec(withoutQuotes(text))?.[1] ?? text;
  const [address = '', ...query] = withoutQuotes(inBrackets).split('?');
  return query.length > 0 && address.includes('@') ? withoutQuotes(address) : withoutQuotes(inBrackets);
}

const withoutQuotes = (text: string): string =>
  text
    .replace(/^(?:mailto:|["'“”‘’「」『』《》\s])+/i, '')
    .replace(/(?<!["'“”‘’「」『』《》\s])["'“”‘’「」『』《》\s]+$/, '');

/**
 * A phone number with plain brackets and one space or hyphen between its parts. The 11 digits of a number of Hong Kong
 * with its area code get the plus that makes them one.
 */
function phoneOf(text: string): string {
  const number = plain(text)
    .replace(/^tel:\s*/i, '')
    .replaceAll('ー', '-')
    .replace(/[【〔[]/g, '(')
    .replace(/[】〕\]]/g, ')')
    .replace(/(?<=[(+-]) | (?=[)-])/g, '');
  return /^(?:00)?852(?:[ -]?\d){8}$/.test(number) ? number.replace(/^(?:00)?/, '+') : number;
}
