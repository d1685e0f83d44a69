export type { PreviewError } from './fieldErrors.js';
export {
  type PreviewState,
  type ReadyPreview,
  TransactionPreviewScreen,
  type TransactionPreviewScreenProps,
} from './TransactionPreviewScreen.js';
