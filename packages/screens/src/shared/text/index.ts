export { type Text, TextProvider, useText } from './Text.js';
