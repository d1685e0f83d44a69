export { DisplaySheet, type DisplaySheetProps } from './DisplaySheet.js';
