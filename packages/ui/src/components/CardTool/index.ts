export { type InkBar, newCardPhoto } from './bars.js';
export { type CardPhoto, CardTool, type CardToolProps, type CardUpload } from './CardTool.js';
export type { CardToolWords } from './words.js';
