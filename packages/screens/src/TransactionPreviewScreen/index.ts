export {
  type PreviewState,
  TransactionPreviewScreen,
  type TransactionPreviewScreenProps,
} from './TransactionPreviewScreen.js';
