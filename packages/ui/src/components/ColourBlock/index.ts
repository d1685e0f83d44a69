export { ColourBlock, type ColourBlockProps } from './ColourBlock.js';
