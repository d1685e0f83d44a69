export { type CardPhoto, type InkBar, newCardPhoto } from './bars.js';
export { CardTool } from './CardTool.js';
export type { CoverFault } from './ink.js';
export type { CardToolProps, CardUpload } from './props.js';
export type { CardToolWords } from './words.js';
