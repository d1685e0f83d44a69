export { type SumLine, SumLines, type SumLinesProps } from './SumLines.js';
