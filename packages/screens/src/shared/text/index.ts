export { MoreWords, type Text, TextProvider, useText } from './Text.js';
