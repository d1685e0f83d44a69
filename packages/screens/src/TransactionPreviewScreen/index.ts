export type { PreviewState } from './state.js';
export { TransactionPreviewScreen } from './TransactionPreviewScreen.js';
