// The first script of every page has this. What only forms need is in `clean.ts`.

/** Letters and digits as wide as Chinese characters, and katakana half as wide. */
const wideCharacters = /[０-９Ａ-Ｚａ-ｚｦ-ﾟ]+/g;

/** A line break of any kind: each is one character for the steps that follow. */
const lineBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Direction marks, zero widths, controls except line break and tab, half a surrogate pair, letters that are blank. */
const invisible =
  /(?![\n\t\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The selector of a variant belongs to the character before it. */
const looseSelectors = /(?<![\p{L}\p{N}\p{P}\p{S}])\p{Variation_Selector}+/gu;

/** A joiner belongs in an emoji of several, and between the letters of Arabic and of the scripts of South Asia. */
const looseJoiners =
  /(?<!(?![\u0300-\u036F])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{M}])\p{Join_Control}+/gu;

/** A text without what is not seen, in one form of each letter. */
export const visible = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(looseSelectors, '')
    .replace(looseJoiners, '')
    .normalize('NFC');

/** One plain space for each run of spaces and line breaks. */
export const inOneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim();

/** Words, a name or a street, as `clean` cleans the kind `line`. */
export const cleanLine = (text: string): string =>
  inOneLine(text.replace(wideCharacters, (wide) => wide.normalize('NFKC')));
