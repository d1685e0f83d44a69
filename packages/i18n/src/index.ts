export { createFormat, type Format } from './format.js';
export {
  createTranslate,
  type Dictionary,
  type LoadedWords,
  type Plural,
  type TextKey,
  type TextValues,
  type Translate,
} from './text.js';
