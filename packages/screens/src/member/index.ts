export {
  TransactionDetailScreen,
  type TransactionDetailScreenProps,
  type TransactionDetailState,
} from './TransactionDetailScreen.js';
export { TxnHistoryScreen, type TxnHistoryScreenProps, type TxnHistoryState } from './TxnHistoryScreen.js';
