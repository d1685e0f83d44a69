// Every page loads this module first. Code for forms only is in `clean.ts`.

/** Full-width letters and digits, half-width katakana. */
const wideCharacters = /[０-９Ａ-Ｚａ-ｚｦ-ﾟ]+/g;

/** Every kind of line break is one character for later steps. */
const lineBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Direction marks, zero widths, controls except line break and tab, lone surrogates, blank letters. */
const invisible =
  /(?![\n\t\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A variation selector without a preceding character. */
const looseSelectors = /(?<![\p{L}\p{N}\p{P}\p{S}])\p{Variation_Selector}+/gu;

/** Joiners outside emoji, Arabic and South Asian scripts. */
const looseJoiners =
  /(?<!(?![\u0300-\u036F])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{M}])\p{Join_Control}+/gu;

/** Removes invisible characters and normalizes letters (NFC). */
export const visible = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(looseSelectors, '')
    .replace(looseJoiners, '')
    .normalize('NFC');

/** Replaces runs of spaces and line breaks by one space. */
export const inOneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim();

/** Cleans a text like `clean` with the kind `line`. */
export const cleanLine = (text: string): string =>
  inOneLine(text.replace(wideCharacters, (wide) => wide.normalize('NFKC')));
